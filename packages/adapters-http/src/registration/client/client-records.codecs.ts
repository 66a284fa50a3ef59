import { NEW_REGISTRATION, NO_PLANNER_ID, type ClientRecord } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Id } from '../../http/id.codec.ts';
import { wordsOnWire, YesNoFromNumber } from '../../http/words.codec.ts';
import { addressOf, AddressWire } from '../address/address.codecs.ts';
import { identificationOf, IdentityDocumentWire } from '../identity/identity-documents.codecs.ts';
import { personalDataOf, PersonalDataFields } from './personal-data.codecs.ts';

const CivilCapacity = wordsOnWire('CivilCapacity', { adult: 1, minor: 2, incapable: 3 });

/** What the wire may leave out, or say with null, until the client's own pages are filled in. */
const maybe = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);

/** A client, as far as the registration's pages are concerned. @see spec A §3 Client; decisions 0002, 0151 */
export const ClientRecordWire = t.type({
  id: Id,
  welfare: YesNoFromNumber,
  associate: t.type({ id: Id }),
  hasPlanner: maybe(YesNoFromNumber),
  civilCapacity: maybe(CivilCapacity),
  nacionality: maybe(Id),
  country: maybe(Id),
  active: maybe(YesNoFromNumber),
  haveWorked: maybe(YesNoFromNumber),
  haveRelation: maybe(YesNoFromNumber),
  haveFatca: maybe(YesNoFromNumber),
  haveProofOfResidence: maybe(YesNoFromNumber),
  addresses: maybe(t.array(AddressWire)),
  identityDocument: maybe(IdentityDocumentWire),
  ...PersonalDataFields,
});

type ClientRecordOnWire = t.TypeOf<typeof ClientRecordWire>;

/** A client in our words. What the server leaves open is as a registration begins. @see spec A §3 "Defaults of a new registration model" */
export const clientRecordOf = (wire: ClientRecordOnWire): ClientRecord => ({
  clientId: wire.id,
  hasPension: wire.welfare === 'yes',
  plannerId: wire.associate.id === NO_PLANNER_ID ? undefined : wire.associate.id,
  hasPlanner: isYes(wire.hasPlanner, NEW_REGISTRATION.hasPlanner),
  civil: {
    civilCapacity: wire.civilCapacity ?? NEW_REGISTRATION.civilCapacity,
    nationalityId: wire.nacionality ?? NEW_REGISTRATION.nationalityId,
    countryId: wire.country ?? NEW_REGISTRATION.countryId,
    isActive: isYes(wire.active, NEW_REGISTRATION.isActive),
  },
  identification: wire.identityDocument == null ? undefined : identificationOf(wire.identityDocument),
  personalData: personalDataOf(wire),
  address: addressOf(wire.addresses ?? [], 'residential'),
  mailingAddress: addressOf(wire.addresses ?? [], 'mailing'),
  hasProofOfResidence: wire.haveProofOfResidence === 'yes',
  taxInformation: taxInformationOf(wire),
});

const isYes = (answer: 'yes' | 'no' | null | undefined, otherwise: boolean): boolean =>
  answer == null ? otherwise : answer === 'yes';

/** All three, or none: they stand on one page. */
const taxInformationOf = ({
  haveWorked,
  haveRelation,
  haveFatca,
}: ClientRecordOnWire): ClientRecord['taxInformation'] =>
  haveWorked == null || haveRelation == null || haveFatca == null
    ? undefined
    : { hasWorked: haveWorked, hasRelation: haveRelation, hasFatca: haveFatca };

/** The three answers in the words of the wire. */
export const taxInformationWire = ({
  hasWorked,
  hasRelation,
  hasFatca,
}: NonNullable<ClientRecord['taxInformation']>) => ({
  haveWorked: YesNoFromNumber.encode(hasWorked),
  haveRelation: YesNoFromNumber.encode(hasRelation),
  haveFatca: YesNoFromNumber.encode(hasFatca),
});

/** What no page asks for, in the words of the wire. */
export const civilWire = ({ civilCapacity, nationalityId, countryId, isActive }: ClientRecord['civil']) => ({
  civilCapacity: CivilCapacity.encode(civilCapacity),
  nacionality: nationalityId,
  country: countryId,
  active: YesNoFromNumber.encode(isActive ? 'yes' : 'no'),
});
