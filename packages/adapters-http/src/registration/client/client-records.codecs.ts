import { bareDocument, parseEmail, parsePhone } from '@aroeira/domain/kernel';
import {
  NEW_REGISTRATION,
  NO_PLANNER_ID,
  type ClientRecord,
  type PersonalDataValues,
} from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { Day, parsedText } from '../../http/parsed.codec.ts';
import { Id, wordsOnWire } from '../../http/values.codec.ts';
import { CpfText, BooleanFromNumber, YesNoFromNumber } from '../values.codecs.ts';
import { orNothing, partsOnWire, recordOnWire } from '../../http/record.codec.ts';
import { addressOf, AddressWire } from '../address/address.codecs.ts';
import { identificationOf, IdentityDocumentWire } from '../identity/identity-documents.codecs.ts';

const Named = t.type({ id: Id });

/** An id that the server answers with its name, `{id, name}`, or alone. It is sent alone. @see spec A §3 Client, B §3 User */
const NamedId = new t.Type<number, number, unknown>(
  'NamedId',
  Id.is,
  (u, context) =>
    Named.is(u)
      ? pipe(
          Named.validate(u, context),
          E.map(({ id }) => id),
        )
      : Id.validate(u, context),
  Id.encode,
);

/** @see spec A §3 Client */
export const Gender = wordsOnWire('Gender', { male: 'MASCULINO', female: 'FEMININO' });

/** @see spec A §3 Client */
export const MaritalStatus = wordsOnWire('MaritalStatus', {
  single: 1,
  married: 2,
  widowed: 3,
  divorced: 4,
  separated: 5,
});

/**
 * The page of personal data. It is written whole: a field that the client left empty is null, and the server forgets
 * the old value.
 *
 * @see spec A §3 Client
 */
export const PersonalDataWire = recordOnWire(
  'PersonalData',
  {
    socialName: orNothing(t.string),
    gender: orNothing(Gender),
    birthplace: orNothing(t.string),
    additionalPhone: orNothing(parsedText('phone', parsePhone)),
    maritalStatus: orNothing(MaritalStatus),
    spouseName: orNothing(t.string),
    spouseCpf: orNothing(CpfText),
  },
  { birthplace: 'naturality' },
);

/** @returns `undefined` until the client filled in the page: only then there is a marital status */
export const personalDataOf = ({
  gender,
  maritalStatus,
  ...rest
}: t.TypeOf<typeof PersonalDataWire>): PersonalDataValues | undefined =>
  gender === undefined || maritalStatus === undefined ? undefined : { ...rest, gender, maritalStatus };

const CivilCapacity = wordsOnWire('CivilCapacity', { adult: 1, minor: 2, incapable: 3 });

/** The facts that no page asks for. @see spec A §3 Client */
export const CivilStatusWire = recordOnWire(
  'CivilStatus',
  {
    civilCapacity: orNothing(CivilCapacity),
    nationalityId: orNothing(NamedId),
    countryId: orNothing(NamedId),
    isActive: orNothing(BooleanFromNumber),
  },
  { nationalityId: 'nacionality', countryId: 'country', isActive: 'active' },
);

/** The three answers of the tax page. @see spec A §3 Client */
export const TaxInformationWire = recordOnWire(
  'TaxInformation',
  {
    hasWorked: orNothing(YesNoFromNumber),
    hasRelation: orNothing(YesNoFromNumber),
    hasFatca: orNothing(YesNoFromNumber),
  },
  { hasWorked: 'haveWorked', hasRelation: 'haveRelation', hasFatca: 'haveFatca' },
);

/** The answer of the planner page. @see decision Q150 */
export const ChosenPlannerWire = recordOnWire(
  'ChosenPlanner',
  { hasPlanner: BooleanFromNumber, plannerId: Id },
  { plannerId: 'associateId' },
);

/** What the start form asked, as far as a client may change it. */
export const ContactWire = recordOnWire(
  'Contact',
  { name: t.string, email: parsedText('e-mail', parseEmail), phone: parsedText('phone', parsePhone) },
  { phone: 'phoneNumber' },
);

const ClientFields = t.type({
  name: orNothing(t.string),
  email: orNothing(t.string),
  phoneNumber: orNothing(t.string),
  document: orNothing(t.string),
  birthDate: orNothing(Day),
  id: Id,
  welfare: BooleanFromNumber,
  associate: orNothing(t.type({ id: Id })),
  hasPlanner: orNothing(BooleanFromNumber),
  haveProofOfResidence: orNothing(BooleanFromNumber),
  addresses: orNothing(t.array(AddressWire)),
  identityDocument: orNothing(IdentityDocumentWire),
});

/** A client, as far as the pages of the registration need it. @see spec A §3 Client; decisions 0002, 0151 */
export const ClientRecordWire = partsOnWire({
  fields: ClientFields,
  civil: CivilStatusWire,
  personalData: PersonalDataWire,
  tax: TaxInformationWire,
});

/**
 * A client in our words. A field that the server leaves open has the value of a new registration.
 *
 * @see spec A §3 Defaults of a new registration model
 */
export const clientRecordOf = ({
  fields: { id, associate, identityDocument, addresses = [], ...fields },
  civil,
  personalData,
  tax,
}: t.TypeOf<typeof ClientRecordWire>): ClientRecord => ({
  clientId: id,
  contact: {
    name: fields.name,
    // A value that no form would take is missing, and the client types it again.
    email: fields.email === undefined ? undefined : parseEmail(fields.email),
    phone: fields.phoneNumber === undefined ? undefined : parsePhone(fields.phoneNumber),
    document: fields.document === undefined ? undefined : bareDocument(fields.document),
    birthDate: fields.birthDate,
  },
  hasPension: fields.welfare,
  plannerId: associate?.id === NO_PLANNER_ID ? undefined : associate?.id,
  hasPlanner: fields.hasPlanner ?? NEW_REGISTRATION.hasPlanner,
  civil: {
    civilCapacity: civil.civilCapacity ?? NEW_REGISTRATION.civilCapacity,
    nationalityId: civil.nationalityId ?? NEW_REGISTRATION.nationalityId,
    countryId: civil.countryId ?? NEW_REGISTRATION.countryId,
    isActive: civil.isActive ?? NEW_REGISTRATION.isActive,
  },
  identification: identityDocument && identificationOf(identityDocument),
  personalData: personalDataOf(personalData),
  address: addressOf(addresses, 'residential'),
  mailingAddress: addressOf(addresses, 'mailing'),
  hasProofOfResidence: fields.haveProofOfResidence ?? false,
  taxInformation: taxInformationOf(tax),
});

/** All three answers or none, because one page has them. */
const taxInformationOf = ({
  hasWorked,
  hasRelation,
  hasFatca,
}: t.TypeOf<typeof TaxInformationWire>): ClientRecord['taxInformation'] =>
  hasWorked === undefined || hasRelation === undefined || hasFatca === undefined
    ? undefined
    : { hasWorked, hasRelation, hasFatca };
