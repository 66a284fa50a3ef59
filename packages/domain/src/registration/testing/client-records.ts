import { calendarDay } from '../../kernel/days.ts';
import type { ClientRecord } from '../client/client-record.ts';
import type { IdentificationValues } from '../identity/identification.form.ts';
import { addressOf } from './addresses.ts';
import { newClient } from './new-clients.ts';

/** What the start form of the fixture asked. */
const contact = (): ClientRecord['contact'] => {
  const { name, email, phone, document, birthDate } = newClient();
  return { name, email, phone, document, birthDate };
};

/** An RG. */
export const IDENTIFICATION: Omit<IdentificationValues, 'frontPhoto' | 'backPhoto'> = {
  documentType: 'RG',
  number: '123',
  issuingBody: 'SSP',
  foreignIssuingBody: undefined,
  placeOfIssue: 'SP',
  issuedOn: calendarDay('2015-03-10'),
  validUntil: undefined,
  motherName: 'Maria',
  fatherName: 'José',
};

/** The record of a client who filled in every page. */
export const clientRecord = (changes: Partial<ClientRecord> = {}): ClientRecord => ({
  clientId: 7,
  contact: contact(),
  hasPension: false,
  plannerId: 2,
  hasPlanner: true,
  civil: { civilCapacity: 'adult', nationalityId: 1, countryId: 1, isActive: true },
  identification: IDENTIFICATION,
  personalData: {
    socialName: undefined,
    gender: 'female',
    birthplace: undefined,
    additionalPhone: undefined,
    maritalStatus: 'single',
    spouseName: undefined,
    spouseCpf: undefined,
  },
  address: addressOf('20040020'),
  mailingAddress: undefined,
  hasProofOfResidence: true,
  taxInformation: { hasWorked: 'no', hasRelation: 'no', hasFatca: 'no' },
  ...changes,
});
