import type { AddressDataValues } from '../address/address-data.form.ts';
import type { IdentificationValues } from '../identity/identification.form.ts';
import { NEW_REGISTRATION } from './new-client.ts';
import type { PersonalDataValues } from './personal-data.form.ts';
import type { TaxInformationValues } from '../tax/tax-information.form.ts';

/** An identity document without its pictures, which are kept and read apart. @see spec A §3 identity document */
export type IdentityDetails = Omit<IdentificationValues, 'frontPhoto' | 'backPhoto'>;

/** An address without the proof of it. @see spec A §3 Client, addresses */
export type PostalAddress = Omit<AddressDataValues, 'proofOfResidence'>;

/** Numbers that no page asks for and that every save of a client carries. @see spec A §3 Client */
export interface CivilStatus {
  readonly civilCapacity: 'adult' | 'minor' | 'incapable';
  readonly nationalityId: number;
  readonly countryId: number;
  readonly isActive: boolean;
}

/**
 * What the server keeps of a client who registers, page by page, as the forms hand it on. A page that was not filled in
 * yet is `undefined`.
 *
 * @see spec A §3 Client
 */
export interface ClientRecord {
  readonly clientId: number;
  /** Has a pension plan; the specification's welfare flag (decision Q146). */
  readonly hasPension: boolean;
  /** `undefined` for none, which the wire writes as associate 1. */
  readonly plannerId: number | undefined;
  /** What the client said when asked for a planner. */
  readonly hasPlanner: boolean;
  readonly civil: CivilStatus;
  readonly identification: IdentityDetails | undefined;
  readonly personalData: PersonalDataValues | undefined;
  readonly address: PostalAddress | undefined;
  /** The address that post goes to, where there is another one. No page asks for it (decision Q137). */
  readonly mailingAddress: PostalAddress | undefined;
  readonly hasProofOfResidence: boolean;
  readonly taxInformation: TaxInformationValues | undefined;
}

/** What stands in the personal data before anybody typed. @see spec A §3 "Defaults of a new registration model" */
export const personalDataStart = ({ personalData }: ClientRecord): Partial<PersonalDataValues> =>
  personalData ?? { gender: NEW_REGISTRATION.gender };
