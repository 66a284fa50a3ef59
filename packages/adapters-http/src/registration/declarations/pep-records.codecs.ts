import { pepRecordOf } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Day } from '../../http/parsed.codec.ts';
import { Id, wordsOnWire } from '../../http/values.codec.ts';
import { CnpjText, CpfText } from '../values.codecs.ts';
import { orNothing, recordOnWire, inOurWords } from '../../http/record.codec.ts';

/** A family relation has a `parentId`, a close one has a `relationId`. @see spec A §3 PEP record */
export const RelationType = wordsOnWire('RelationType', { family: 1, close: 2 });

/** The answers of the PEP page. All are nothing before the client declared anything. @see spec A §3 PEP record; decision 0155 */
export const PepRecordWire = recordOnWire(
  'PepRecord',
  {
    functionId: orNothing(Id),
    startedOn: orNothing(Day),
    endedOn: orNothing(Day),
    company: orNothing(t.string),
    cnpj: orNothing(CnpjText),
    relatedName: orNothing(t.string),
    relatedCpf: orNothing(CpfText),
    relatedFunctionId: orNothing(Id),
    relationType: orNothing(RelationType),
    parentId: orNothing(Id),
    relationId: orNothing(Id),
  },
  {
    startedOn: 'initialDate',
    endedOn: 'endDate',
    relatedName: 'nameOfRelation',
    relatedCpf: 'documentRelation',
    relatedFunctionId: 'functionRelationId',
    relationType: 'relationTypeId',
  },
);

/** The record, or `undefined` before the client declared anything. */
export const ToldPep = inOurWords(PepRecordWire, (values) => {
  const record = pepRecordOf(values);
  return record.role === undefined && record.relation === undefined ? undefined : record;
});
