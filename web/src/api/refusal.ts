import { language } from '../state/settings';
import type { Both, Failure } from './types';

/** The request was rejected. */
export class Refusal extends Error {
  constructor(
    private readonly words: string | Both,
    /** Byte offset of the error in the text that was sent. */
    readonly at: number | null = null,
  ) {
    super();
  }

  /** What is wrong, in the language that the page has when it is shown. */
  override get message(): string {
    return typeof this.words === 'string' ? this.words : this.words[language.value];
  }
}

export const refused = ({ message: en, message_pt: pt, at }: Failure) => new Refusal({ en, pt }, at);
