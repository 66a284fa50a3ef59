import type { CalendarDay } from '../../kernel/days.ts';
import type { BankAccount } from '../accounts/bank-account.ts';
import type { Mailing } from '../client/new-client.ts';
import type { FormStanding } from '../flags/standings.ports.ts';

/** The most characters that the server takes of the city where a client signs. */
export const CITY_LENGTH = 100;

/** A client's registration form on the server. @see spec A §3 Registration form */
export interface RegistrationRecord extends FormStanding {
  /** The specification's `score167`. No rule uses it. @see decision 0313 */
  readonly score: number;
  /** The day and the city of the client's signature. `undefined` before the client signed. */
  readonly declaration: { readonly signedOn: CalendarDay; readonly city: string } | undefined;
  /** The id of the holder's bank information. `undefined` while the form has none. */
  readonly bankInformationId: number | undefined;
  readonly accounts: readonly BankAccount[];
  readonly funds: readonly { readonly id: number; readonly name: string }[];
  readonly terms: readonly { readonly id: number; readonly title: string }[];
  /** `undefined` before the client chose. */
  readonly mailing: Mailing | undefined;
}
