import { language } from '../state/settings';
import type { Failure } from './types';

/** The request was rejected. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** Byte offset of the error in the text that was sent. */
    readonly at: number | null = null,
  ) {
    super(message);
  }
}

/** A failure in the language of the page. */
export const refused = (failure: Failure) =>
  new Refusal(language.peek() === 'pt' ? failure.message_pt : failure.message, failure.at);
