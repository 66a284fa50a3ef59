import type { CalendarDay } from '../../kernel/days.ts';
import type { Cpf } from '../../kernel/document.ts';
import type { Email } from '../../kernel/email.ts';
import type { Phone } from '../../kernel/phone.ts';

/** Somebody to be made a client. The numbers that are the same for all stay in the codec. @see spec A §3 New client payload */
export interface NewClient {
  readonly name: string;
  readonly email: Email;
  readonly phone: Phone;
  readonly document: Cpf;
  readonly birthDate: CalendarDay;
  readonly password: string;
  /** The planner who is known already; `undefined` for none. */
  readonly plannerId: number | undefined;
  readonly hasPlanner: boolean;
  /** The holder whose account this client shares; `undefined` for a holder. */
  readonly holderId: number | undefined;
  readonly needsCoHolder: boolean;
}

/** What is sent by post and mail. @see spec A §3 Mailing */
export interface Mailing {
  readonly receivesExtract: boolean;
  readonly receivesIncomeReport: boolean;
  readonly allowsDistributorEmail: boolean;
  /** Which of the two addresses post goes to. */
  readonly address: 'residential' | 'mailing';
}

/** What a new registration begins with. Ids are the server's, for Brazil in both. @see spec A §3 "Defaults of a new registration model" */
export const NEW_REGISTRATION = {
  civilCapacity: 'adult',
  nationalityId: 1,
  countryId: 1,
  gender: 'male',
  isActive: true,
  hasPlanner: true,
  mailing: {
    receivesExtract: true,
    receivesIncomeReport: true,
    allowsDistributorEmail: true,
    address: 'residential',
  } satisfies Mailing,
} as const;
