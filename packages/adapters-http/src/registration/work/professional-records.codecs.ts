import * as t from 'io-ts';
import { Id, wordsOnWire } from '../../http/values.codec.ts';
import { CnpjText } from '../values.codecs.ts';
import { orNothing, recordOnWire, inOurWords } from '../../http/record.codec.ts';

/** @see spec A §3 Professional types */
export const ProfessionalTypeNumber = wordsOnWire('ProfessionalType', {
  withoutBond: 0,
  salaried: 1,
  liberal: 2,
  businessperson: 3,
  retired: 4,
  capitalist: 5,
  student: 6,
  housekeeper: 7,
});

/** All are nothing before the client told anything. `carrerId` is the specification's spelling. @see decision 0155 */
export const ProfessionalRecordWire = recordOnWire(
  'ProfessionalRecord',
  {
    professionalType: orNothing(ProfessionalTypeNumber),
    careerId: orNothing(Id),
    company: orNothing(t.string),
    cnpj: orNothing(CnpjText),
    functionId: orNothing(Id),
  },
  { careerId: 'carrerId' },
);

/** The record, or `undefined` before the client told anything. */
export const ToldProfession = inOurWords(ProfessionalRecordWire, (record) =>
  record.professionalType === undefined && record.functionId === undefined ? undefined : record,
);
