import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { SuitabilityFailure } from './suitability.errors.ts';
import type { InvestorProfile, Questionnaire } from './suitability.ts';

/** The answers of a client, as the server takes them. @see spec A §7 `saveSuitability`; decisions 0162, Q136 */
export interface SentAnswers {
  readonly formId: number;
  readonly questionnaireId: number;
  /** Ids of answers in the order of the questions. */
  readonly answers: readonly number[];
  readonly purpose: 'new' | 'renew' | 'remake';
}

/** The questionnaire at the server. Every call may be repeated. @see spec A §7; decision 0212 */
export interface Suitabilities {
  readonly questionnaire: (clientId: number) => TaskEither<CallFailure, Questionnaire>;
  readonly save: (sent: SentAnswers) => TaskEither<SuitabilityFailure, void>;
  /** The client's risk profile. `undefined` before the first answers. @see spec A §3 Client */
  readonly profile: (clientId: number) => TaskEither<CallFailure, InvestorProfile | undefined>;
}
