//! The texts of help, in English as the commands have them, and in Portuguese.

pub const PHRASES: &[(&str, &str)] = &[
    (
        "@(path) reads graph6, sparse6, DOT, DIMACS, GML, GraphML, JSON or a list of edges. The vertices of a list of numbers are 0..max, as in braces: where it starts at 1, there is also an isolated vertex 0. The page numbers such a list from 1.",
        "@(caminho) lê graph6, sparse6, DOT, DIMACS, GML, GraphML, JSON ou uma lista de arestas. Os vértices de uma lista de números são 0..max, como entre chaves: se ela começa em 1, há também um vértice 0 isolado. A página numera uma lista assim a partir de 1.",
    ),
    (
        "A workbench for combinatorial games on graphs: who wins, why, and by how much",
        "Uma bancada para jogos combinatórios em grafos: quem vence, por quê e por quanto",
    ),
    (
        "Say who wins, the nimber, value or score, and what decided",
        "Diz quem vence, o nimber, o valor ou a pontuação, e o que decidiu",
    ),
    ("Play in the terminal against the perfect player", "Joga no terminal contra o adversário perfeito"),
    (
        "Solve a family over a range of n, and look for the period",
        "Resolve uma família em um intervalo de n e procura o período",
    ),
    (
        "Compute a number of a graph, such as alpha_g, gamma_g' or chi, or of a number or a board, such as W_g 3",
        "Calcula um número de um grafo, como alpha_g, gamma_g' ou chi, ou de um número ou tabuleiro, como W_g 3",
    ),
    (
        "Print the game graph: every position, its moves, and its labels",
        "Mostra o grafo do jogo: cada posição, suas jogadas e seus rótulos",
    ),
    (
        "Print the Conway value, its mean, temperature and stops, and draw its thermograph",
        "Mostra o valor de Conway, sua média, temperatura e paradas, e desenha o termógrafo",
    ),
    ("List or draw the numbers born up to a day", "Lista ou desenha os números nascidos até um dia"),
    (
        "Compare values: their stops, the numbers and the values that each is confused with",
        "Compara valores: suas paradas e os números e valores com que cada um é confuso",
    ),
    (
        "Find the misere quotient of a heap game: the monoid that decides all its sums",
        "Encontra o quociente misère de um jogo de pilhas: o monoide que decide todas as suas somas",
    ),
    ("Explain in words why a problem is won or lost", "Explica em palavras por que se vence ou se perde"),
    (
        "Turn an instance of one game into one of another, or hunt for an instance on which that fails",
        "Transforma uma instância de um jogo em uma de outro, ou caça uma instância em que isso falha",
    ),
    ("Describe, convert or draw a graph", "Descreve, converte ou desenha um grafo"),
    (
        "List the games, or show the rules, keys and known answers of one",
        "Lista os jogos, ou mostra as regras, chaves e respostas conhecidas de um deles",
    ),
    (
        "Serve the page: draw a graph, play against a perfect opponent, see why",
        "Serve a página: desenhe um grafo, jogue contra um adversário perfeito, veja por quê",
    ),
    (
        "Print the script that completes this command line in a shell",
        "Mostra o script que completa esta linha de comando em um shell",
    ),
    ("Write the man pages into a folder", "Grava as páginas de manual (man) em uma pasta"),
    (
        "Print this message or the help of the given subcommand(s)",
        "Mostra esta mensagem ou a ajuda dos comandos dados",
    ),
    ("Print help", "Mostra esta ajuda"),
    ("Print version", "Mostra a versão"),
    (
        "The language of what is printed [default: that of the locale]",
        "A língua do que se mostra [padrão: a do sistema]",
    ),
    ("Limits", "Limites"),
    ("Convexity", "Convexidade"),
    ("Stop after this long: 10, 10s, 500ms, 2m or 1h", "Parar depois deste tempo: 10, 10s, 500ms, 2m ou 1h"),
    (
        "Memory for the table of positions: 512M, 4G [default: 2G]",
        "Memória para a tabela de posições: 512M, 4G [padrão: 2G]",
    ),
    ("Stop after this many positions", "Parar depois de tantas posições"),
    ("Threads to search with [default: one per core]", "Threads da busca [padrão: uma por núcleo]"),
    ("Use no theorems: search everything", "Não usar teoremas: buscar tudo"),
    (
        "What to solve; several problems are their disjunctive sum",
        "O que resolver; vários problemas formam a sua soma disjuntiva",
    ),
    ("Print the answer as one JSON object", "Mostrar a resposta como um objeto JSON"),
    (
        "What to compute: winner,class,nimber,value,score,remoteness,moves,depth,rank or all; genus",
        "O que calcular: winner,class,nimber,value,score,remoteness,moves,depth,rank ou all; genus",
    ),
    ("List every move and what it leads to", "Listar cada jogada e a que ela leva"),
    (
        "Say who wins after every first move, drawn on the board if it has cells",
        "Dizer quem vence após cada primeira jogada, desenhado no tabuleiro se ele tem casas",
    ),
    (
        "Find the winner by a classic method and count its calls: recursion, table or memory",
        "Achar quem vence por um método clássico e contar as chamadas: recursion, table ou memory",
    ),
    (
        "Show the calls of the method one by one, or the entries of its table",
        "Mostrar as chamadas do método uma a uma, ou as entradas da sua tabela",
    ),
    (
        "Draw it to a file too: SVG, or TikZ where the name ends in .tex or .tikz",
        "Desenhar também em um arquivo: SVG, ou TikZ se o nome termina em .tex ou .tikz",
    ),
    ("a sum: a turn is a move in one of them", "uma soma: joga-se em um deles de cada vez"),
    ("who wins after each first move, drawn", "quem vence após cada primeira jogada, em desenho"),
    ("how many calls a memory function makes", "quantas chamadas faz uma função com memória"),
    ("the table, entry by entry", "a tabela, entrada por entrada"),
    ("after the moves 2 and 7", "depois das jogadas 2 e 7"),
    (
        "Where to begin; problems joined by ' + ' are their disjunctive sum",
        "Onde começar; problemas unidos por ' + ' formam a sua soma disjuntiva",
    ),
    ("Which player you are", "Que jogador você é"),
    (
        "Start from a random position in which you are to move and lose against perfect play",
        "Começar de uma posição sorteada em que é a sua vez e que se perde contra o jogo perfeito",
    ),
    ("The seed: the same number gives the same position", "A semente: o mesmo número dá a mesma posição"),
    (
        "Two people play; the computer only enforces the rules",
        "Duas pessoas jogam; o computador só cuida das regras",
    ),
    (
        "At the board, type a move, or: moves, hint, undo, board, help, resign, quit.",
        "Diante do tabuleiro, digite uma jogada ou: jogadas, dica, desfazer, tabuleiro, ajuda, desistir, sair.",
    ),
    (
        "A problem in which {n} stands for the running number",
        "Um problema em que {n} representa o número variável",
    ),
    ("From A to B, both included", "De A até B, inclusive"),
    (
        "The range of a second number, which {m} stands for, or {a} as the letters of a column: gives a table by row and column, which can be drawn",
        "O intervalo de um segundo número, representado por {m}, ou por {a} como letras de coluna: dá uma tabela por linha e coluna, que pode ser desenhada",
    ),
    ("Print the table as one JSON object", "Mostrar a tabela como um objeto JSON"),
    ("Print comma-separated values", "Mostrar valores separados por vírgulas"),
    (
        "Show what each n can become, the nimbers of that, their mex, and how many objects to take to win",
        "Mostrar o que cada n pode tornar-se, os nimbers disso, o mex deles e quantos objetos retirar para vencer",
    ),
    (
        "Put values in rows of one period under each other, or of N",
        "Pôr os valores em linhas de um período, uma sob a outra, ou de N",
    ),
    ("Draw the table to a file too", "Desenhar a tabela também em um arquivo"),
    ("Plot the numbers over n to a file too", "Traçar os números em função de n também em um arquivo"),
    ("options, their nimbers, mex, what to take", "opções, seus nimbers, mex, o que retirar"),
    ("rows of one period, drawn", "linhas de um período, em desenho"),
    ("the nim-addition table", "a tabela da soma Nim"),
    (
        "The name of the number, with keys in braces; with ' or _bob after the name of a number of a game Bob starts",
        "O nome do número, com chaves entre { }; com ' ou _bob após o nome de um número de jogo, Bob começa",
    ),
    (
        "The graph; for some numbers a number or a problem",
        "O grafo; para alguns números, um número ou um problema",
    ),
    (
        "Also say who wins with every k up to one more than the greatest degree, for numbers that are a least k: it is open whether more colours can hurt Alice",
        "Dizer também quem vence com cada k até um mais o maior grau, para números que são um menor k: está em aberto se mais cores podem prejudicar Alice",
    ),
    ("Bob starts; gamma_g_bob is the same", "Bob começa; gamma_g_bob é o mesmo"),
    ("who wins with every k up to Delta + 1", "quem vence com cada k até Delta + 1"),
    (
        "the least board 1, .., n on which Maker gets 4 terms",
        "o menor tabuleiro 1, .., n em que Maker obtém 4 termos",
    ),
    ("the least bias with which Breaker wins", "o menor viés com que Breaker vence"),
    ("without play; so are alpha, chi, R, HJ, ...", "sem jogo; assim como alpha, chi, R, HJ, ..."),
    (
        "`grundy games` lists the numbers of all games, `grundy games GAME` those of one; `grundy games --markdown` also lists the numbers without play.",
        "`grundy games` lista os números de todos os jogos, `grundy games JOGO` os de um; `grundy games --markdown` lista também os números sem jogo.",
    ),
    (
        "The position at the root; several positions of one game give one graph with several roots",
        "A posição na raiz; várias posições de um jogo dão um grafo com várias raízes",
    ),
    (
        "Show positions that a symmetry maps to each other once",
        "Mostrar uma só vez as posições que uma simetria leva umas às outras",
    ),
    (
        "Show a position twice if either player may be to move, also in impartial games",
        "Mostrar uma posição duas vezes se pode ser a vez de qualquer um, também em jogos imparciais",
    ),
    ("Write to a file instead of the terminal", "Escrever em um arquivo em vez do terminal"),
    ("The most positions to show", "O maior número de posições a mostrar"),
    ("The same as --format json", "O mesmo que --format json"),
    (
        "Labels: winning or losing for the player to move, the step of backward labelling (0 where the play is over) and the nimber. In partizan games, in score games and in those with an objective, who is next and who wins, or the score. Each position is written out once and referred to by its number afterwards.",
        "Rótulos: vencedora ou perdedora para quem joga, o passo da rotulação de trás para a frente (0 onde a partida acabou) e o nimber. Em jogos partizan, em jogos de otimização e nos que têm um objetivo, de quem é a vez e quem vence, ou a pontuação. Cada posição é escrita uma vez e depois citada pelo seu número.",
    ),
    ("whose turn it is makes a difference", "importa de quem é a vez"),
    (
        "What to value; several problems are their disjunctive sum",
        "O que avaliar; vários problemas formam a sua soma disjuntiva",
    ),
    (
        "Write the value with arrows and other symbols beyond ASCII",
        "Escrever o valor com setas e outros símbolos além do ASCII",
    ),
    (
        "Print the value and the corners of its walls as one JSON object",
        "Mostrar o valor e os cantos das suas paredes como um objeto JSON",
    ),
    (
        "Temperatures go up and values decrease to the right, so that Left's wall stands at the left. Alice is Left. Where the walls meet stands the mast: its place is the mean, its foot the temperature. Only normal play has values.",
        "As temperaturas sobem e os valores diminuem para a direita, de modo que a parede da Esquerda fica à esquerda. Alice é a Esquerda. Onde as paredes se encontram está o mastro: seu lugar é a média, seu pé, a temperatura. Só o jogo normal tem valores.",
    ),
    ("a sum", "uma soma"),
    ("The last day, at most 8", "O último dia, no máximo 8"),
    (
        "Print the numbers of each day as one JSON object",
        "Mostrar os números de cada dia como um objeto JSON",
    ),
    (
        "Only 0 is born on day 0. On every later day a number is born between any two neighbours, and one beyond each end.",
        "Só 0 nasce no dia 0. Em cada dia seguinte nasce um número entre dois vizinhos quaisquer, e um além de cada ponta.",
    ),
    ("Values as the game `value` reads them", "Valores como o jogo `value` os lê"),
    ("Print the comparison as one JSON object", "Mostrar a comparação como um objeto JSON"),
    (
        "The cloud of a value is the set of numbers that it is confused with: it lies between the stops, and a square bracket says that the stop belongs to it. A value that begins with a minus comes after -- or in parentheses.",
        "A nuvem de um valor é o conjunto dos números com que ele é confuso: fica entre as paradas, e um colchete diz que a parada pertence a ela. Um valor que começa com um menos vem depois de -- ou entre parênteses.",
    ),
    (
        "A problem of heaps; the heaps are looked up in the quotient",
        "Um problema de pilhas; as pilhas são procuradas no quociente",
    ),
    (
        "Follow heaps up to N objects, unless the quotient of all heaps is found before",
        "Seguir pilhas de até N objetos, a menos que antes se ache o quociente de todas as pilhas",
    ),
    ("Give up beyond N elements", "Desistir além de N elementos"),
    (
        "Elements are products of the generators a, b, ..; those of the P-portion are lost for the player to move.",
        "Os elementos são produtos dos geradores a, b, ..; os da porção P são perdedores para quem joga.",
    ),
    (
        "What to explain; several problems are their disjunctive sum",
        "O que explicar; vários problemas formam a sua soma disjuntiva",
    ),
    (
        "Print the explanation as one JSON object, in both languages",
        "Mostrar a explicação como um objeto JSON, nas duas línguas",
    ),
    (
        "Only who wins, why, the picture that shows it and a line of play",
        "Só quem vence, por quê, a figura que o mostra e uma linha de jogo",
    ),
    ("The reduction", "A redução"),
    ("The instance: a problem, or only its board", "A instância: um problema, ou só o seu tabuleiro"),
    (
        "Print the graph that is built in a format and nothing else",
        "Mostrar o grafo construído em um formato e nada mais",
    ),
    (
        "Draw what is built to a file, its parts coloured and its vertices named; with --hunt, the end of the counterexample",
        "Desenhar o que é construído em um arquivo, com as partes coloridas e os vértices com nomes; com --hunt, o fim do contraexemplo",
    ),
    ("Solve both sides", "Resolver os dois lados"),
    (
        "Who moves first on what is built, if different from the reduction",
        "Quem começa no que é construído, se não for como na redução",
    ),
    ("Print one JSON object", "Mostrar um objeto JSON"),
    (
        "Try instance after instance, all small ones and then random ones, until one fails",
        "Tentar uma instância após a outra, todas as pequenas e depois outras sorteadas, até que uma falhe",
    ),
    (
        "Try every instance up to this size: vertices, literals, clauses or variables",
        "Tentar toda instância até este tamanho: vértices, literais, cláusulas ou variáveis",
    ),
    (
        "Only formulas in which no clause has a literal twice, and none comes twice",
        "Só fórmulas em que nenhuma cláusula tem um literal repetido e nenhuma se repete",
    ),
    ("Stop after N instances", "Parar depois de N instâncias"),
    ("Another seed gives other random instances", "Outra semente dá outras instâncias sorteadas"),
    ("Give up on an instance after this long", "Abandonar uma instância depois deste tempo"),
    ("all reductions", "todas as reduções"),
    ("what one claims", "o que uma delas afirma"),
    ("what it builds, drawn with its parts", "o que ela constrói, desenhado com suas partes"),
    ("who wins on either side", "quem vence de cada lado"),
    ("look for an instance on which it fails", "procurar uma instância em que ela falha"),
    (
        "A hunt tries every instance up to --size, then random ones up to --count in all. It ends at the first on which the winner is not as claimed, makes it as small as it can, and shows how the wrong player wins.",
        "Uma caça tenta toda instância até --size e depois outras sorteadas, até --count ao todo. Termina na primeira em que quem vence não é quem se afirma, torna-a tão pequena quanto pode e mostra como vence o jogador errado.",
    ),
    (
        "The graph; labels and vertices after @ are allowed",
        "O grafo; rótulos e vértices depois de @ são permitidos",
    ),
    ("Print the graph in a format and nothing else", "Mostrar o grafo em um formato e nada mais"),
    ("Draw it to a file", "Desenhar em um arquivo"),
    (
        "Renumber the vertices so that isomorphic graphs become equal",
        "Renumerar os vértices de modo que grafos isomorfos fiquem iguais",
    ),
    ("Print the description as one JSON object", "Mostrar a descrição como um objeto JSON"),
    (
        "A set S of vertices, by number or name, such as 0,3: also report I(S) and its convex hull, and colour them in the drawing",
        "Um conjunto S de vértices, por número ou nome, como 0,3: mostrar também I(S) e a envoltória convexa, coloridos no desenho",
    ),
    (
        "Which paths make an interval [default with --set: geodesic]",
        "Que caminhos formam um intervalo [padrão com --set: geodesic]",
    ),
    (
        "the interval and the hull of a set, minimal hull sets",
        "o intervalo e a envoltória de um conjunto, conjuntos de envoltória minimais",
    ),
    ("The game to describe", "O jogo a descrever"),
    ("Print the record of the game, or of all, as JSON", "Mostrar o registro do jogo, ou de todos, em JSON"),
    ("Print the manual in Markdown", "Mostrar o manual em Markdown"),
    ("The port; 0 chooses any free one", "A porta; 0 escolhe uma livre"),
    (
        "The address to listen on; any but this machine's own opens the page to others",
        "O endereço em que escutar; qualquer um que não seja o desta máquina abre a página a outros",
    ),
    ("Open the page in the browser", "Abrir a página no navegador"),
    (
        "The longest that one request may take: 10, 10s, 500ms, 2m",
        "O tempo máximo de um pedido: 10, 10s, 500ms, 2m",
    ),
    (
        "Memory for the tables of all requests together: 512M, 4G",
        "Memória para as tabelas de todos os pedidos juntos: 512M, 4G",
    ),
    ("Print the description of the API (OpenAPI) and end", "Mostrar a descrição da API (OpenAPI) e terminar"),
    (
        "Only this machine can open the page, unless --host says otherwise. Ctrl-C ends it.",
        "Só esta máquina pode abrir a página, a menos que --host diga outra coisa. Ctrl-C encerra.",
    ),
    (
        "A problem is game{key=value,..}:instance; `grundy games` lists the games, `grundy games GAME` explains one. Exit codes: 0 answered, 2 wrong request, 3 stopped by a limit.",
        "Um problema é jogo{chave=valor,..}:instância; `grundy games` lista os jogos, `grundy games JOGO` explica um. Códigos de saída: 0 respondido, 2 pedido errado, 3 interrompido por um limite.",
    ),
    (
        "Deal a puzzle: a position with exactly one winning move",
        "Propõe um desafio: uma posição com exatamente uma jogada vencedora",
    ),
    (
        "Difficulty: 1 if the move ends the play at once. Otherwise points are added for the number of moves to choose from (up to 3, 6, 10, more: 0 to 3), for the moves to the end of the play under best play (up to 3, 5, 7, more: 0 to 3), and 1 if the move that leaves the fewest replies does not win. 0 and 1 point are difficulty 1, 2 and 3 are 2, 4 is 3, 5 is 4, more is 5. That no other move wins is proved, not guessed.",
        "Dificuldade: 1 se a jogada encerra logo a partida. Senão somam-se pontos pelo número de jogadas possíveis (até 3, 6, 10, mais: 0 a 3), pelas jogadas até o fim da partida sob jogo ótimo (até 3, 5, 7, mais: 0 a 3), e 1 se a jogada que deixa menos respostas não vence. 0 e 1 ponto são dificuldade 1, 2 e 3 são 2, 4 é 3, 5 é 4, mais é 5. Que nenhuma outra jogada vence é provado, não suposto.",
    ),
    ("of any game", "de qualquer jogo"),
    ("from plays on this board", "de partidas neste tabuleiro"),
    ("a sheet of puzzles", "uma folha de desafios"),
    (
        "A game, or a problem: then the puzzle is a position of a play that begins there",
        "Um jogo, ou um problema: então o desafio é uma posição de uma partida que começa ali",
    ),
    ("How hard, from 1 to 5 [default: any]", "A dificuldade, de 1 a 5 [padrão: qualquer]"),
    (
        "Deal several, with the seeds after the first one",
        "Propõe vários, com as sementes seguintes à primeira",
    ),
    (
        "The seed: the same number deals the same puzzle [default: by the clock]",
        "A semente: o mesmo número propõe o mesmo desafio [padrão: pelo relógio]",
    ),
    ("Print the winning move too", "Mostra também a jogada vencedora"),
    (
        "Print each puzzle as one JSON object, with its solution",
        "Mostra cada desafio como um objeto JSON, com a solução",
    ),
    ("Draw the position to a file too", "Desenha também a posição em um arquivo"),
    ("Games", "Jogos"),
    (
        "Every game that can be played on the graph and every number of it, as far as a short limit goes",
        "Todos os jogos que se podem jogar no grafo e todos os seus números, até onde vai um limite curto",
    ),
    (
        "The longest time for each game and each number [default: 2s]",
        "O tempo máximo para cada jogo e cada número [padrão: 2s]",
    ),
    (
        "every game and number on it, the quick ones first",
        "todos os jogos e números nele, os rápidos primeiro",
    ),
    (
        "Query all small graphs in SQL: every number, nimber and winner is a function, every class of graphs a table",
        "Consulta todos os grafos pequenos em SQL: cada número, nimber e vencedor é uma função, cada classe de grafos uma tabela",
    ),
    ("cop-win graphs: 68", "grafos em que um policial vence: 68"),
    ("goes on where it was stopped", "continua de onde parou"),
    ("all tables and functions", "todas as tabelas e funções"),
    ("a cluster: see docs/census.md", "um cluster: veja docs/census.md"),
    (
        "SQL folds the case of names: Gamma_g is grundy_g here, and Gamma_cg is grundy_cg. What a limit stops is null.",
        "SQL não distingue maiúsculas em nomes: aqui Gamma_g é grundy_g, e Gamma_cg é grundy_cg. O que um limite interrompe é nulo.",
    ),
    ("The query: one SELECT", "A consulta: um SELECT"),
    ("List the tables and functions", "Mostra as tabelas e funções"),
    ("How the result is printed", "Como o resultado é mostrado"),
    (
        "Write the result to a file instead: .parquet, .csv, .jsonl or .arrow",
        "Grava o resultado em um arquivo: .parquet, .csv, .jsonl ou .arrow",
    ),
    (
        "Draw the result to an SVG file too: one column of numbers as a histogram, two as points",
        "Desenha também o resultado em um arquivo SVG: uma coluna de números como histograma, duas como pontos",
    ),
    (
        "Keep what is solved in this folder, and go on with what it has",
        "Guarda nesta pasta o que foi resolvido e continua com o que ela tem",
    ),
    ("Solve on the cluster whose scheduler listens there", "Resolve no cluster cujo escalonador escuta ali"),
    (
        "Add a column of links that open the graphs on the page [default address: that of grundy serve]",
        "Acrescenta uma coluna de links que abrem os grafos na página [endereço padrão: o de grundy serve]",
    ),
    (
        "The longest time for each solve: 10, 10s, 500ms, 2m or 1h",
        "O tempo máximo de cada solução: 10, 10s, 500ms, 2m ou 1h",
    ),
    (
        "Memory for each table of positions: 512M, 4G [default: 256M]",
        "Memória para cada tabela de posições: 512M, 4G [padrão: 256M]",
    ),
    ("The greatest number of positions for each solve", "O maior número de posições de cada solução"),
    (
        "How many graphs to solve at once [default: one per core]",
        "Quantos grafos resolver ao mesmo tempo [padrão: um por núcleo]",
    ),
    ("Run the scheduler of a cluster", "Inicia o escalonador de um cluster"),
    (
        "Run an executor, which solves shards for a scheduler",
        "Inicia um executor, que resolve partes para um escalonador",
    ),
    ("Where to listen", "Onde escutar"),
    ("Where the scheduler listens", "Onde o escalonador escuta"),
    ("The address to listen on", "O endereço em que escutar"),
    (
        "The name under which others reach this executor, if it is another",
        "O nome pelo qual outros alcançam este executor, se for outro",
    ),
    ("The port to listen on; the next one is used too", "A porta em que escutar; a seguinte também é usada"),
];
