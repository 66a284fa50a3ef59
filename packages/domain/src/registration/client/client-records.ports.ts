import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Email } from '../../kernel/email.ts';
import type { ClientRecord, PostalAddress } from './client-record.ts';
import type { PersonalDataValues } from './personal-data.form.ts';
import type { StartValues } from './start.form.ts';
import type { TaxInformationValues } from '../tax/tax-information.form.ts';

/**
 * The records of clients who register. A save changes the fields of its page only. Every save may be repeated.
 *
 * @see spec A §7 `GET /clients/{id}`, `PUT /clients/{id}`; decision 0151
 */
export interface ClientRecords {
  readonly read: (clientId: number) => TaskEither<CallFailure, ClientRecord>;
  /** Saves name, e-mail and phone of a client who completes the registration. @see decision Q021 */
  readonly saveContact: (clientId: number, contact: ChangedContact) => TaskEither<CallFailure, void>;
  /** Saves the e-mail of a client who registers, or whose renewal is due. @see spec A §4 Renewal, confirm-data step */
  readonly saveEmail: (clientId: number, email: Email) => TaskEither<CallFailure, void>;
  /** Saves the answer of the planner page. */
  readonly savePlanner: (clientId: number, planner: ChosenPlanner) => TaskEither<CallFailure, void>;
  /** Reads the facts that the save keeps, unless the caller knows them. */
  readonly savePersonalData: (
    clientId: number,
    values: PersonalDataValues,
    known?: Pick<ClientRecord, 'civil'>,
  ) => TaskEither<CallFailure, void>;
  /** Saves the residence. A saved mailing address stays (decision Q137). Reads it, unless the caller knows it. */
  readonly saveAddress: (
    clientId: number,
    address: PostalAddress,
    known?: Pick<ClientRecord, 'mailingAddress'>,
  ) => TaskEither<CallFailure, void>;
  readonly saveTaxInformation: (clientId: number, values: TaxInformationValues) => TaskEither<CallFailure, void>;
}

/** What a client may change of the start form. */
type ChangedContact = Pick<StartValues, 'name' | 'email' | 'phone'>;

/** The answer of the planner page: the chosen planner, or the associate that means "no planner". @see decision Q150 */
export interface ChosenPlanner {
  readonly hasPlanner: boolean;
  readonly plannerId: number;
}
