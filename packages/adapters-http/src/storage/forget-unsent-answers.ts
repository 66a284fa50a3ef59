import { withMemoryFallback } from './degrading-store.ts';
import type { TextStore } from './text-store.ts';

/** Where the unsent answers of a client are. */
export interface AnswersPlace {
  /** The store of one tab. */
  readonly tab: TextStore;
  /** The text before every key. See `prefixOf`. */
  readonly prefix: string;
}

export const answersKey = (prefix: string): string => `${prefix}unsentAnswers`;

/** Removes the unsent answers of any client. It never throws. The first load needs it, so it decodes nothing. */
export const forgetUnsentAnswers = ({ tab, prefix }: AnswersPlace): void =>
  withMemoryFallback(tab, () => undefined).remove(answersKey(prefix));
