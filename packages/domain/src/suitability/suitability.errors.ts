import type { CallFailure } from '../kernel/call-failure.ts';
import type { SuitabilityError } from './suitability.ts';

/** Why the answers were not saved. @see decision 0212 */
export type SuitabilityFailure =
  | SuitabilityError
  /** The server has other questions now. */
  | { readonly _tag: 'QuestionnaireChanged' }
  /** The client may not answer for this purpose now. The planner registers a company, with its answers. */
  | { readonly _tag: 'SuitabilityClosed'; readonly isOfPlanner?: boolean }
  /** The renewal has not reached the questionnaire. */
  | { readonly _tag: 'SuitabilityTooEarly' }
  | CallFailure;
