import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Planner } from '../client/planner.ts';
import type { Approval, CheckList, RenewalVerdict } from './flag.ts';

/** The standing of a client's registration form. @see spec A §3 Registration form */
export interface FormStanding {
  /** The id of the form. The call for the check list needs it. */
  readonly formId: number;
  readonly approval: Approval;
  readonly verdict: RenewalVerdict;
}

/** What the record of a client adds to the standing. @see spec A §3 Client */
export interface ClientFacts {
  /** The client's welfare flag. @see decision Q146 */
  readonly hasPension: boolean;
  /** The client's document is a CNPJ. */
  readonly isCompany: boolean;
  /** With associate 1, who is nobody: see `reachableOf`. `undefined` without an associate. */
  readonly planner: Planner | undefined;
  /** The address of the client's photo, as `PersonalRecord` has it. The frame of every page shows it. */
  readonly photo: string | undefined;
}

/** The standing of registrations, part by part. Each call may be repeated. @see spec A §7 Dashboard and lists */
export interface Standings {
  /** Refused with ERR118 for a client without a registration. */
  readonly form: (clientId: number) => TaskEither<CallFailure, FormStanding>;
  readonly checkList: (formId: number, clientId: number) => TaskEither<CallFailure, CheckList>;
  /** What the client's own record adds to the standing. */
  readonly client: (clientId: number) => TaskEither<CallFailure, ClientFacts>;
}
