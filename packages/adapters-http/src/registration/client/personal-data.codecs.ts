import { parsePhone } from '@aroeira/domain/kernel';
import type { PersonalDataValues } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { CpfText } from '../../http/document.codec.ts';
import { orNothing } from '../../http/around.codec.ts';
import { recordOnWire } from '../../http/record.codec.ts';
import { parsedText, wordsOnWire } from '../../http/words.codec.ts';

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
 * The page of personal data. It is written whole: a field that the client left empty is null, and the server forgets the
 * old value.
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
