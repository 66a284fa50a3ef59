import type { PersonalRecord, PhotoChange } from '@aroeira/domain/profile';
import * as t from 'io-ts';
import { Day, DocumentText } from '../http/parsed.codec.ts';
import { orNothing, recordOnWire, inOurWords } from '../http/record.codec.ts';
import { Photo } from '../http/photo.codec.ts';
import { MaritalStatus } from '../registration/client/client-records.codecs.ts';

const Text = orNothing(t.string);
const Named = orNothing(t.type({ name: t.string }));

/** @see spec B §3 User (profile) */
export const PersonalRecordWire = recordOnWire(
  'PersonalRecord',
  {
    name: t.string,
    document: DocumentText,
    birthDate: orNothing(Day),
    phone: Text,
    email: Text,
    motherName: Text,
    fatherName: Text,
    maritalStatus: orNothing(MaritalStatus),
    spouseName: Text,
    spouseCpf: Text,
    birthplace: Text,
    nationality: Named,
    country: Named,
    photo: Photo,
  },
  { phone: 'phoneNumber', birthplace: 'naturality', nationality: 'nacionality', photo: 'personPhoto' },
);

export const PersonalRecordRead = inOurWords(
  PersonalRecordWire,
  ({ nationality, country, ...record }): PersonalRecord => ({
    ...record,
    nationality: nationality?.name,
    country: country?.name,
  }),
);

/** What the wire has in place of a removed photo. @see spec B §4 Profile photo */
const REMOVED = '[delete]';

/** @see spec B §7 `PUT /clients/{id}` */
export const photoOnWire = (change: PhotoChange) => ({
  personPhoto: change._tag === 'Removed' ? REMOVED : change.base64,
});
