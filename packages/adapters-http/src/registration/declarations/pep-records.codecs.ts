import { parseCnpj, parseCpf } from '@aroeira/domain/kernel';
import type { PepRecord, PepRelation, PepRole } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { Day } from '../../http/day.codec.ts';
import { Id } from '../../http/id.codec.ts';
import { parsedText, wordsOnWire } from '../../http/words.codec.ts';

const CpfText = parsedText('CPF', (text) => E.getOrElseW(() => undefined)(parseCpf(text)));
const CnpjText = parsedText('CNPJ', (text) => E.getOrElseW(() => undefined)(parseCnpj(text)));

/** @see spec A §3 PEP record "1 family gives parentId; 2 close relationship gives relationId" */
const RelationType = wordsOnWire('RelationType', { family: 1, close: 2 });

const maybe = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);

/** An empty record is one that nobody declared yet. @see spec A §3 PEP record; decision 0155 */
export const PepRecordWire = t.type({
  functionId: maybe(Id),
  initialDate: maybe(Day),
  endDate: maybe(Day),
  company: maybe(t.string),
  cnpj: maybe(CnpjText),
  functionRelationId: maybe(Id),
  nameOfRelation: maybe(t.string),
  documentRelation: maybe(CpfText),
  relationTypeId: maybe(RelationType),
  parentId: maybe(Id),
  relationId: maybe(Id),
});

type PepRecordOnWire = t.TypeOf<typeof PepRecordWire>;

/** In our words; `undefined` when neither half is there. */
export const pepRecordOfWire = (wire: PepRecordOnWire): PepRecord | undefined => {
  const [role, relation] = [roleOf(wire), relationOf(wire)];
  return role === undefined && relation === undefined ? undefined : { role, relation };
};

const roleOf = ({ functionId, initialDate, endDate, company, cnpj }: PepRecordOnWire): PepRole | undefined =>
  functionId == null || initialDate == null
    ? undefined
    : {
        functionId,
        startedOn: initialDate,
        endedOn: endDate ?? undefined,
        company: company ?? undefined,
        cnpj: cnpj ?? undefined,
      };

const relationOf = (wire: PepRecordOnWire): PepRelation | undefined => {
  const { functionRelationId: functionId, nameOfRelation: name, documentRelation: cpf } = wire;
  const kind = kindOf(wire);
  return functionId == null || name == null || cpf == null || kind === undefined
    ? undefined
    : { functionId, name, cpf, kind };
};

const kindOf = ({ relationTypeId, parentId, relationId }: PepRecordOnWire): PepRelation['kind'] | undefined => {
  if (relationTypeId === 'family') return parentId == null ? undefined : { _tag: 'family', parentId };
  return relationTypeId == null || relationId == null ? undefined : { _tag: 'close', relationId };
};

/** In the words of the wire: what is not there is null. */
export const pepRecordWire = (clientId: number, { role, relation }: PepRecord) => ({
  clientId,
  functionId: role?.functionId ?? null,
  initialDate: role?.startedOn ?? null,
  endDate: role?.endedOn ?? null,
  company: role?.company ?? null,
  cnpj: role?.cnpj ?? null,
  functionRelationId: relation?.functionId ?? null,
  nameOfRelation: relation?.name ?? null,
  documentRelation: relation?.cpf ?? null,
  relationTypeId: relation === undefined ? null : RelationType.encode(relation.kind._tag),
  parentId: relation?.kind._tag === 'family' ? relation.kind.parentId : null,
  relationId: relation?.kind._tag === 'close' ? relation.kind.relationId : null,
});
