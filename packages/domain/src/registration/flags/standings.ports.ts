import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Approval, CheckList, RenewalVerdict } from './approval.ts';

/** What a client's registration form says of where it stands. @see spec A §3 Registration form */
export interface FormStanding {
  /** The form's own id, which the check list is asked for by. */
  readonly formId: number;
  readonly approval: Approval;
  readonly verdict: RenewalVerdict;
}

/** Where registrations stand, part by part. Reading may be repeated. @see spec A §7 Dashboard and lists */
export interface Standings {
  /** Refused with ERR118 for a client without a registration. */
  readonly form: (clientId: number) => TaskEither<CallFailure, FormStanding>;
  readonly checkList: (formId: number, clientId: number) => TaskEither<CallFailure, CheckList>;
  /** The client's welfare flag. @see decision Q146 */
  readonly hasPension: (clientId: number) => TaskEither<CallFailure, boolean>;
}
