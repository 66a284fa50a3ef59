import { parseCnpj } from '@aroeira/domain/kernel';
import type { ProfessionalRecord } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { Id } from '../../http/id.codec.ts';
import { parsedText, wordsOnWire } from '../../http/words.codec.ts';

const CnpjText = parsedText('CNPJ', (text) => E.getOrElseW(() => undefined)(parseCnpj(text)));

/** @see spec A §3 Professional info "Professional types" */
const ProfessionalTypeNumber = wordsOnWire('ProfessionalType', {
  withoutBond: 0,
  salaried: 1,
  liberal: 2,
  businessperson: 3,
  retired: 4,
  capitalist: 5,
  student: 6,
  housekeeper: 7,
});

const maybe = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);

/** An empty record is one that nobody told yet; `carrerId` is the specification's spelling. @see decision 0155 */
export const ProfessionalRecordWire = t.type({
  professionalType: maybe(ProfessionalTypeNumber),
  carrerId: maybe(Id),
  company: maybe(t.string),
  cnpj: maybe(CnpjText),
  functionId: maybe(Id),
});

/** In our words; `undefined` when it has neither a profession nor an office. */
export const professionalRecordOf = (wire: t.TypeOf<typeof ProfessionalRecordWire>): ProfessionalRecord | undefined => {
  const [professionalType, functionId] = [wire.professionalType ?? undefined, wire.functionId ?? undefined];
  if (professionalType === undefined && functionId === undefined) return undefined;
  const careerId = wire.carrerId ?? undefined;
  return { professionalType, careerId, company: wire.company ?? undefined, cnpj: wire.cnpj ?? undefined, functionId };
};

/** In the words of the wire: what is not there is null. */
export const professionalRecordWire = (record: ProfessionalRecord) => ({
  professionalType:
    record.professionalType === undefined ? null : ProfessionalTypeNumber.encode(record.professionalType),
  carrerId: record.careerId ?? null,
  company: record.company ?? null,
  cnpj: record.cnpj ?? null,
  functionId: record.functionId ?? null,
});
