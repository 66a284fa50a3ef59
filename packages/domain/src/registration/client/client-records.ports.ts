import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ClientRecord, PostalAddress } from './client-record.ts';
import type { PersonalDataValues } from './personal-data.form.ts';
import type { TaxInformationValues } from '../tax/tax-information.form.ts';

/**
 * What the server keeps of a client who registers. A save touches what its page asked for and nothing else; saving the
 * same twice changes nothing, so that any may be repeated.
 *
 * @see spec A §7 `GET /clients/{id}`, `PUT /clients/{id}`; docs/decisions/0151
 */
export interface ClientRecords {
  readonly read: (clientId: number) => TaskEither<CallFailure, ClientRecord>;
  /** @param planner the chosen one, or the one who stands for none; and what the client said to have */
  readonly savePlanner: (clientId: number, planner: ChosenPlanner) => TaskEither<CallFailure, void>;
  readonly savePersonalData: (clientId: number, values: PersonalDataValues) => TaskEither<CallFailure, void>;
  /** The residence; a mailing address that is kept stays as it is (decision Q137). */
  readonly saveAddress: (clientId: number, address: PostalAddress) => TaskEither<CallFailure, void>;
  readonly saveTaxInformation: (clientId: number, values: TaxInformationValues) => TaskEither<CallFailure, void>;
}

/** An answer to the planner page. @see decision Q150 */
export interface ChosenPlanner {
  readonly hasPlanner: boolean;
  readonly plannerId: number;
}
