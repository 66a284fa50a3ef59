import type { IO } from 'fp-ts/IO';
import type { SentAnswers } from './suitabilities.ports.ts';
import type { SuitabilityAnswers } from './suitability.ts';

/** What a client answered and did not send yet. */
export interface Unsent {
  readonly clientId: number;
  readonly questionnaireId: number;
  readonly purpose: SentAnswers['purpose'];
  /** The page that asked for the answers. */
  readonly origin: string | undefined;
  readonly answers: SuitabilityAnswers;
}

/** Keeps the unsent answers of one client in a browser's tab, until it closes. It never throws. @see decision 0225 */
export interface UnsentAnswers {
  readonly read: (clientId: number) => Unsent | undefined;
  readonly keep: (unsent: Unsent) => IO<void>;
  readonly remove: IO<void>;
}
