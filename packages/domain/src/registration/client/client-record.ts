import type { AddressDataValues } from '../address/address-data.form.ts';
import type { IdentificationValues } from '../identity/identification.form.ts';
import { NEW_REGISTRATION } from './new-client.ts';
import type { PersonalDataValues } from './personal-data.form.ts';
import type { StartValues } from './start.form.ts';
import type { TaxInformationValues } from '../tax/tax-information.form.ts';

/** An identity document without its pictures. Other calls save and read them. @see spec A §3 identity document */
export type IdentityDetails = Omit<IdentificationValues, 'frontPhoto' | 'backPhoto'>;

/** An address without its proof. @see spec A §3 Client, addresses */
export type PostalAddress = Omit<AddressDataValues, 'proofOfResidence'>;

/** The facts that no page asks for. Every save of the personal data sends them. @see spec A §3 Client */
interface CivilStatus {
  readonly civilCapacity: 'adult' | 'minor' | 'incapable';
  readonly nationalityId: number;
  readonly countryId: number;
  readonly isActive: boolean;
}

/**
 * What the start form asked. A value that the server does not have, or that is none, is `undefined`. The document and
 * the birth date never change here.
 *
 * @see decision Q021
 */
type ClientContact = { readonly [K in keyof StartValues]: StartValues[K] | undefined };

/**
 * The record of a client who registers, with the values of each page. A page that was not filled in is `undefined`.
 *
 * @see spec A §3 Client
 */
export interface ClientRecord {
  readonly clientId: number;
  readonly contact: ClientContact;
  /** The client has a pension plan: the specification's welfare flag (decision Q146). */
  readonly hasPension: boolean;
  /** `undefined` for no planner. The wire writes associate 1. */
  readonly plannerId: number | undefined;
  /** The client's answer on the planner page. */
  readonly hasPlanner: boolean;
  readonly civil: CivilStatus;
  readonly identification: IdentityDetails | undefined;
  readonly personalData: PersonalDataValues | undefined;
  readonly address: PostalAddress | undefined;
  /** A second address for the post. No page asks for it (decision Q137). */
  readonly mailingAddress: PostalAddress | undefined;
  readonly hasProofOfResidence: boolean;
  readonly taxInformation: TaxInformationValues | undefined;
}

/** The values that the personal data starts with. @see spec A §3 "Defaults of a new registration model" */
export const personalDataStart = ({ personalData }: ClientRecord): Partial<PersonalDataValues> =>
  personalData ?? { gender: NEW_REGISTRATION.gender };
