//! The sentences in Brazilian Portuguese, in the terms of the field: *variante normal*, *misère*, *de
//! otimização*, *nimber*, *soma Nim*, *jogada*.

use super::sentence::{Answered, few, lost_sets, options_typed, sum};
use super::{Language, Sentence};
use crate::rules::{Class, Convention, Verdict};
use crate::solve::StopReason;

fn count(value: u64, one: &str, many: &str) -> String {
    Language::Portuguese.count(value, one, many)
}

/// One long match with one arm per sentence, so that the compiler checks that none is missing.
pub fn text(sentence: &Sentence) -> String {
    match sentence {
        Sentence::Convention { convention, maximiser } => match convention {
            Convention::Normal => "Variante normal: quem não puder jogar perde.".into(),
            Convention::Misere => "Variante misère: quem não puder jogar vence.".into(),
            Convention::Score => format!(
                "Variante de otimização: {} quer a maior pontuação possível, e {}, a menor.",
                maximiser.name(),
                maximiser.other().name()
            ),
            Convention::Objective => "As próprias regras do jogo dizem quem vence.".into(),
        },
        Sentence::Threshold { at_least, score } => {
            format!("Alice vence se a pontuação for {} {score}; senão, Bob vence.", if *at_least { "pelo menos" } else { "no máximo" })
        }
        Sentence::RankIs { rank: None, .. } => "Seu rank é infinito: ela não equivale a nenhuma pilha de Nim.".into(),
        Sentence::RankIs { rank: Some(rank), lost: true } => format!(
            "Seu rank é {rank}: ela pertence a P_{rank} e a nenhum conjunto anterior, e o adversário pode vencer em até {} jogadas.",
            2 * rank
        ),
        Sentence::RankIs { rank: Some(rank), lost: false } => {
            format!("Seu rank é {rank}: o nimber é obtido na rodada {rank}, contada a partir dos fins de partida.")
        }
        Sentence::LostByRank { sets } => format!(
            "P_0 tem os fins de partida, e P_(n+1), as posições em que a toda jogada se pode responder com uma para P_n: {}.",
            lost_sets(sets)
        ),
        Sentence::Starts { who } => format!("{} começa.", who.name()),
        Sentence::ToMove { who } => format!("É a vez de {}.", who.name()),
        Sentence::MayPass { who } => {
            format!("{} pode passar a vez, mas só enquanto tiver outra jogada.", who.name())
        }
        Sentence::Parts { count: 0 } => "Não resta nada a jogar.".into(),
        Sentence::OnePartLeft => "A posição é uma soma em que só uma parte ainda pode ser jogada.".into(),
        Sentence::Parts { count: 1 } => "A posição não se divide em partes.".into(),
        Sentence::Parts { count } => {
            format!("A posição é a soma de {count} partes independentes: cada jogada é feita em exatamente uma delas.")
        }
        Sentence::Component { index, text, nimber } => format!("A parte {} ({text}) tem nimber {nimber}.", index + 1),
        Sentence::NimSum { parts, total } => format!(
            "O nimber de uma soma é a soma Nim dos nimbers das partes, isto é, a soma binária sem vai-um: {} = {total}.",
            sum(parts)
        ),
        Sentence::NimberIs { nimber } => format!("O nimber da posição é {nimber}."),
        Sentence::NimberZero { mover } => format!(
            "O nimber é 0; portanto, toda jogada deixa um nimber maior que 0, e o adversário pode então voltar a 0: {}, de quem é a vez, perde na variante normal.",
            mover.name()
        ),
        Sentence::NimberPositive { nimber, mover } => format!(
            "O nimber é {nimber}, diferente de 0; portanto, alguma jogada deixa nimber 0, e a partir daí toda resposta deixa outra vez um nimber maior que 0: {}, de quem é a vez, vence na variante normal.",
            mover.name()
        ),
        Sentence::RestoresZero { part, from, to, moves } => {
            let change = format!("Levar a parte {} do nimber {from} ao nimber {to} faz a soma valer 0", part + 1);
            match moves.as_slice() {
                [] => format!("{change}."),
                [only] => format!("{change}: jogada {only}."),
                _ => format!("{change}: jogadas {}.", Language::Portuguese.list(moves)),
            }
        }
        Sentence::LeavesZero { moves } => match moves.as_slice() {
            [only] => format!("A jogada {only} deixa nimber 0."),
            _ => format!("As jogadas {} deixam nimber 0.", Language::Portuguese.list(moves)),
        },
        Sentence::LoopyIs { loopy } => format!("O nimber com laços da posição é {loopy}."),
        Sentence::LoopyPart { index, text, loopy } => {
            format!("A parte {} ({text}) tem nimber com laços {loopy}.", index + 1)
        }
        Sentence::LoopySum { parts, total } => format!(
            "Nimbers com laços finitos se somam como nimbers, um finito se soma a cada elemento de um infinito, e dois infinitos deixam ∞(): {} = {total}.",
            parts.join(" ⊕ ")
        ),
        Sentence::LoopyZero { mover } => format!(
            "O nimber com laços é 0: o adversário pode responder a toda jogada com outra que volta a 0, e de modo que a partida termine; {}, de quem é a vez, perde na variante normal.",
            mover.name()
        ),
        Sentence::LoopyWon { loopy, mover, moves } => format!(
            "O nimber com laços é {loopy}, e uma jogada leva a 0: {} vence, com {}.",
            mover.name(),
            Language::Portuguese.list(moves)
        ),
        Sentence::LoopyDrawn { loopy, mover, moves } => format!(
            "O nimber com laços é {loopy}: nenhuma jogada leva a 0, e por isso {} não pode vencer, mas depois de {} também o adversário tem um nimber infinito sem jogada para 0. Ambos podem continuar assim para sempre, e a partida é empate.",
            mover.name(),
            Language::Portuguese.list(moves)
        ),
        Sentence::MisereNimbersSilent => {
            "Na variante misère, os nimbers das partes não determinam quem vence a soma; por isso, a posição é examinada como um todo.".into()
        }
        Sentence::ClassIs { class } => match class {
            Class::N => "Classe N: quem começa vence.".into(),
            Class::P => "Classe P: quem começa perde.".into(),
            Class::L => "Classe L: Alice vence, não importa quem comece.".into(),
            Class::R => "Classe R: Bob vence, não importa quem comece.".into(),
        },
        Sentence::ValueIs { value } => format!("O valor da posição é {value}."),
        Sentence::Mex { options, nimber } if options.is_empty() => {
            format!("Não há jogada, e por isso o nimber é {nimber}.")
        }
        Sentence::Mex { options, nimber } => {
            let option = |(nimber, moves): &(u64, Vec<String>)| format!("{nimber} (com {})", few(moves));
            let list: Vec<String> = options.iter().map(option).collect();
            format!("As jogadas deixam os nimbers {}. O menor que falta é {nimber}: o mex.", list.join("; "))
        }
        Sentence::TameGenus { genus, nimber, mover } => {
            let (sign, end) = if *nimber == 0 { ("", "perde") } else { (", diferente de 0", "vence") };
            format!(
                "O gênero é {genus}, e a posição é mansa: na variante misère, também em somas, ela se comporta como Nim. O primeiro algarismo depois de ^ é seu nimber na variante misère, {nimber}{sign}: {}, que tem a vez, {end}.",
                mover.name()
            )
        }
        Sentence::PartValue { index, text, value } => format!("A parte {} ({text}) tem valor {value}.", index + 1),
        Sentence::CanMoveTo { who, options } if options.is_empty() => format!("{} não tem jogada.", who.name()),
        Sentence::CanMoveTo { who, options } => {
            let option = |(value, moves): &(String, Vec<String>)| format!("{value} (com {})", moves.join(", "));
            let list: Vec<String> = options.iter().map(option).collect();
            format!("{} pode mover para {}.", who.name(), list.join("; "))
        }
        Sentence::Dominated { who, option, by } => {
            format!("A opção {option} de {} é dominada por {by} e fica de fora.", who.name())
        }
        Sentence::Reversible { who, option, answer, instead } => {
            let instead = if instead.is_empty() { "nada".to_string() } else { instead.join(", ") };
            format!(
                "A opção {option} de {} é reversível: {} responderia com {answer}, que para {1} não é pior do que a posição anterior; em seu lugar entra o que vem depois dessa resposta: {instead}.",
                who.name(),
                who.other().name()
            )
        }
        Sentence::SimplestNumber { number, among } if among.is_empty() => {
            format!("Nenhuma opção impede número algum, e por isso o valor é o mais simples de todos, {number}.")
        }
        Sentence::SimplestNumber { number, among } => format!(
            "Cabem números entre as opções dos dois jogadores, {among}, e por isso o valor é o mais simples deles, o de menor aniversário: {number}."
        ),
        Sentence::FormOptions { form, alice, bob } => {
            let side = |player: &str, options: &[(String, String)]| match options {
                [] => format!("{player} não tem opção"),
                [_] => format!("a opção de {player} é {}", options_typed(options).concat()),
                _ => format!("as opções de {player} são {}", Language::Portuguese.list(&options_typed(options))),
            };
            format!("Em {form}, {}, e {}.", side("Alice", alice), side("Bob", bob))
        }
        Sentence::FormIs { form, value } => format!("Logo, {form} = {value}."),
        Sentence::FormCanonical { form, value } => {
            let written = if form == value { String::new() } else { format!(", que se escreve {value}") };
            format!("Nenhuma opção de {form} é dominada nem reversível: está em forma canônica{written}.")
        }
        Sentence::Thermal { left_stop, right_stop, mean, temperature, heat } => {
            let heat = match heat.as_str() {
                "cold" => "frio: um número, em que ninguém quer jogar",
                "tepid" => "morno: um número e um infinitesimal",
                _ => "quente: ambos querem jogar primeiro",
            };
            format!(
                "O jogo para em {left_stop} se Alice começa e em {right_stop} se Bob começa; a média é {mean} e a temperatura, {temperature} ({heat})."
            )
        }
        Sentence::ColdTemperature => {
            "Aqui os números têm temperatura negativa, -1 dividido pelo denominador, porque é isso que custa jogar neles; no livro, em 10.5, a temperatura começa em 0.".into()
        }
        Sentence::Birthday { day } => format!(
            "O aniversário do valor é {day}: sua forma canônica tem profundidade de {}.",
            count(*day, "jogada", "jogadas")
        ),
        Sentence::AtomicWeight { weight } => format!(
            "O valor é todo pequeno, com peso atômico {weight}: ao lado de uma pilha de Nim grande o bastante, vale como essa quantidade de setas para cima."
        ),
        Sentence::Reduced { form } => {
            format!("A menos de um infinitesimal, o valor é {form}, sua forma canônica reduzida.")
        }
        Sentence::ValueSign { sign } => match sign.as_str() {
            ">" => "O valor é maior que 0, e por isso Alice vence, não importa quem comece.".into(),
            "<" => "O valor é menor que 0, e por isso Bob vence, não importa quem comece.".into(),
            "=" => "O valor é 0, e por isso quem começa perde.".into(),
            _ => "O valor é confuso com 0, e por isso quem começa vence.".into(),
        },
        Sentence::RelationIs { relation } => match relation.as_str() {
            ">" => "O primeiro jogo é maior que o segundo: Alice vence a diferença deles.".into(),
            "<" => "O primeiro jogo é menor que o segundo: Bob vence a diferença deles.".into(),
            "=" => "Os dois jogos são iguais: quem começa perde a diferença deles.".into(),
            _ => "Os dois jogos são confusos: quem começa vence a diferença deles.".into(),
        },
        Sentence::ScoreWindow { least, greatest } if least != greatest => {
            format!("Se ambos jogarem da melhor forma, a pontuação será no mínimo {least} e no máximo {greatest}.")
        }
        Sentence::ScoreIs { score } | Sentence::ScoreWindow { least: score, .. } => {
            format!("Se ambos jogarem da melhor forma, a pontuação será {score}.")
        }
        Sentence::Wins { who } => format!("Se ambos jogarem da melhor forma, {} vence.", who.name()),
        Sentence::WinsBy { who, moves: 0 } => format!("A partida terminou: {} venceu.", who.name()),
        Sentence::WinsBy { who, moves } => {
            let whose = if *moves == 1 { "" } else { ", contando as dos dois jogadores" };
            let moves = count(*moves, "jogada", "jogadas");
            format!("Se ambos jogarem da melhor forma, {} vence em {moves}{whose}.", who.name())
        }
        Sentence::Drawn => "Se ambos jogarem da melhor forma, ninguém vence: dá empate.".into(),
        Sentence::CannotMove { who, wins } => {
            format!("{} não pode jogar e, portanto, {}.", who.name(), if *wins { "vence" } else { "perde" })
        }
        Sentence::Over { winner: Verdict::Win(who) } => format!("A partida terminou: {} venceu.", who.name()),
        Sentence::Over { winner: Verdict::Draw } => "A partida terminou em empate.".into(),
        Sentence::BestMoves { who, moves } => match moves.as_slice() {
            [] => format!("{} não tem jogada que mantenha o resultado.", who.name()),
            [only] => format!("A melhor jogada de {} é {only}.", who.name()),
            _ => format!("As melhores jogadas de {} são {}.", who.name(), Language::Portuguese.short_list(moves)),
        },
        Sentence::NoGoodMove { who } => format!("Toda jogada de {} perde.", who.name()),
        Sentence::Answers { who, after, answers, more } => {
            let answer = |Answered { to, alike, by }: &Answered| match alike.is_empty() {
                true => format!("{to} → {by}"),
                false => format!("{to} (do mesmo modo {}) → {by}", few(alike)),
            };
            let list: Vec<String> = answers.iter().map(answer).collect();
            format!(
                "{}{} tem uma resposta para cada jogada de {}: {}{}.",
                after.as_ref().map_or(String::new(), |after| format!("Depois de {after}, ")),
                who.name(),
                who.other().name(),
                list.join("; "),
                if *more > 0 { "; e assim por diante" } else { "" }
            )
        }
        Sentence::Line { moves, by_strategy, goes_on } => {
            let list: Vec<String> = moves.iter().map(|(who, text)| format!("{} {text}", who.name())).collect();
            let on = if *goes_on { ", e assim por diante" } else { "" };
            let line = match by_strategy {
                true => "Uma sequência em que o vencedor segue essa estratégia",
                false => "Uma sequência em que ambos jogam da melhor forma",
            };
            format!("{line}: {}{on}.", list.join(", "))
        }
        Sentence::Strategy { words, now } => {
            format!("{}{}", words.pt, now.as_ref().map_or(String::new(), |now| format!(" A jogada agora é {now}.")))
        }
        Sentence::Remark { words } => words.pt.clone(),
        Sentence::DecidedBy { theorem } => format!("Decidido pela teoria: {}.", theorem.pt),
        Sentence::Searched { positions } => {
            let examined = count(*positions, "posição examinada", "posições examinadas");
            format!("Decidido por busca: {examined}.")
        }
        Sentence::Labelled { positions } => {
            format!("Decidido por análise retrógrada de {}.", count(*positions, "posição", "posições"))
        }
        Sentence::Stopped { reason, positions } => {
            let why = match reason {
                StopReason::Time => "Interrompido pelo limite de tempo",
                StopReason::Memory => "Interrompido pelo limite de memória",
                StopReason::Nodes => "Interrompido pelo limite de posições",
                StopReason::Cancelled => "Interrompido a pedido",
                StopReason::Size => "Interrompido, porque o tabuleiro é grande demais para ser examinado,",
            };
            format!("{why} após {}.", count(*positions, "posição", "posições"))
        }
        Sentence::NothingKnown => "Nada é certo ainda.".into(),
        Sentence::KnownSoFar => "Até aqui, isto é certo:".into(),
    }
}
