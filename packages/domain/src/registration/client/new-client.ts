import type { CalendarDay } from '../../kernel/days.ts';
import type { Cpf } from '../../kernel/document.ts';
import type { Email } from '../../kernel/email.ts';
import type { Phone } from '../../kernel/phone.ts';

/** A client to create. The numbers that are the same for every client are in the codec. @see spec A §3 New client payload */
export interface NewClient {
  readonly name: string;
  readonly email: Email;
  readonly phone: Phone;
  readonly document: Cpf;
  readonly birthDate: CalendarDay;
  readonly password: string;
  /** The planner of the client. `undefined` for no planner. */
  readonly plannerId: number | undefined;
  readonly hasPlanner: boolean;
  /** The holder who shares the account with this client. `undefined` for a holder. */
  readonly holderId: number | undefined;
  readonly needsCoHolder: boolean;
}

/** The mail options of a client. @see spec A §3 Mailing */
export interface Mailing {
  readonly receivesExtract: boolean;
  readonly receivesIncomeReport: boolean;
  readonly allowsDistributorEmail: boolean;
  /** The address that receives the post. */
  readonly address: 'residential' | 'mailing';
}

/**
 * The start values of a new registration. Both ids mean Brazil. @see spec A §3 "Defaults of a new registration model"
 */
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
