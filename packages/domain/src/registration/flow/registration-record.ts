import type { CalendarDay } from '../../kernel/days.ts';
import type { BankAccount } from '../accounts/bank-account.ts';
import type { Mailing } from '../client/new-client.ts';
import type { FormStanding } from '../flags/standings.ports.ts';

/** A client's registration form as the server keeps it. @see spec A §3 Registration form */
export interface RegistrationRecord extends FormStanding {
  /** The specification's `score167`, which nothing in it is reckoned from. */
  readonly score: number;
  /** When and in which city the client signed; `undefined` before. */
  readonly declaration: { readonly signedOn: CalendarDay; readonly city: string } | undefined;
  /** The id of the holder's bank information. `undefined` while the form has none. */
  readonly bankInformationId: number | undefined;
  readonly accounts: readonly BankAccount[];
  readonly funds: readonly { readonly id: number; readonly name: string }[];
  readonly terms: readonly { readonly id: number; readonly title: string }[];
  /** `undefined` until the client chose. */
  readonly mailing: Mailing | undefined;
}
