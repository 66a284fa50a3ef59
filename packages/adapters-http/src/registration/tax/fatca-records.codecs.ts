import { NON_RESIDENT_REASONS, type FatcaRecord } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Id } from '../../http/id.codec.ts';
import { wordsOnWire, YesNoFromNumber } from '../../http/words.codec.ts';
import { TaxAnswerWire, taxAnswerWire, taxResidenceOf } from './tax-answers.codecs.ts';

const YesNo = wordsOnWire('YesNo', { yes: true, no: false });
const maybe = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);
const REQUEST_TYPE = t.keyof({ fatca: null, crs: null });

type Reason = (typeof NON_RESIDENT_REASONS)[number]['value'];

/** The flag of each reason. @see spec A §3 FATCA record, not-fiscal-resident flags */
const FLAGS = {
  student: 'isEuaLearner',
  political: 'isPolitical',
  dependant: 'isResponsible',
  notDeclared: 'isNotIrs',
  resignedByCertificate: 'isResignedCln',
  resignedCitizenship: 'isResignedCitizen',
  greenCardNotRequested: 'isWithoutGcNotRequested',
  withoutGreenCard: 'isWithoutGc',
  withoutTaxResidence: 'isWithoutFiscalResidence',
} as const satisfies Readonly<Record<Reason, string>>;

const Declared = t.type({
  requestType: REQUEST_TYPE,
  hasOtherNationality: maybe(YesNo),
  hasOtherFiscalResidence: maybe(YesNoFromNumber),
  hasOtherVisa: maybe(YesNo),
  hasRenouncedNationality: maybe(YesNo),
  renouncedNationalities: maybe(t.array(Id)),
  answers: maybe(t.array(TaxAnswerWire)),
  bornEua: maybe(YesNo),
  isNorthAmerican: maybe(YesNo),
  isPermanentEua: maybe(YesNo),
  isFiscalEua: maybe(YesNo),
  refuseSsn: maybe(YesNo),
  ssn: maybe(t.string),
  isEuaLearner: maybe(t.boolean),
  isPolitical: maybe(t.boolean),
  isResponsible: maybe(t.boolean),
  isNotIrs: maybe(t.boolean),
  isResignedCln: maybe(t.boolean),
  isResignedCitizen: maybe(t.boolean),
  isWithoutGcNotRequested: maybe(t.boolean),
  isWithoutGc: maybe(t.boolean),
  isWithoutFiscalResidence: maybe(t.boolean),
});

/** A record without a kind is one that nobody declared yet. @see spec A §3 FATCA record; decision 0155 */
export const FatcaRecordWire = t.union([Declared, t.type({ requestType: t.union([t.null, t.undefined]) })]);

/** In our words; `undefined` before anything was declared. */
export const fatcaRecordOf = (wire: t.TypeOf<typeof FatcaRecordWire>): FatcaRecord | undefined => {
  if (wire.requestType == null || !('answers' in wire)) return undefined;
  const isFatca = wire.requestType === 'fatca';
  const hasRenounced = wire.hasRenouncedNationality === 'yes';
  return {
    answers: {
      taxDeclaration: wire.requestType,
      hasOtherNationality: wire.hasOtherNationality ?? undefined,
      hasOtherTaxResidence: wire.hasOtherFiscalResidence ?? undefined,
      hasOtherVisa: wire.hasOtherVisa ?? undefined,
      hasRenouncedNationality: wire.hasRenouncedNationality ?? undefined,
      renouncedNationalities: hasRenounced ? (wire.renouncedNationalities ?? []) : undefined,
      wasBornInUsa: wire.bornEua ?? undefined,
      isUsCitizen: wire.isNorthAmerican ?? undefined,
      isUsPermanentResident: wire.isPermanentEua ?? undefined,
      isUsTaxResident: wire.isFiscalEua ?? undefined,
      refusesSsn: wire.refuseSsn ?? undefined,
      ssn: wire.ssn ?? undefined,
      nonResidentReasons: isFatca
        ? NON_RESIDENT_REASONS.map(({ value }) => value).filter((reason) => wire[FLAGS[reason]] === true)
        : undefined,
    },
    residences: (wire.answers ?? []).map(taxResidenceOf),
  };
};

const encoded = <A, W>(codec: t.Type<A, W>, value: A | undefined): W | null =>
  value === undefined ? null : codec.encode(value);

/** In the words of the wire: an answer that was not given is null, and that of the tax residence is left out. */
export const fatcaRecordWire = ({ answers, residences }: FatcaRecord) => {
  const has = (reason: Reason): boolean => answers.nonResidentReasons?.includes(reason) ?? false;
  const { hasOtherTaxResidence } = answers;
  return {
    requestType: answers.taxDeclaration,
    hasOtherNationality: encoded(YesNo, answers.hasOtherNationality),
    ...(hasOtherTaxResidence === undefined
      ? {}
      : { hasOtherFiscalResidence: YesNoFromNumber.encode(hasOtherTaxResidence) }),
    hasOtherVisa: encoded(YesNo, answers.hasOtherVisa),
    hasRenouncedNationality: encoded(YesNo, answers.hasRenouncedNationality),
    renouncedNationalities: answers.renouncedNationalities ?? [],
    answers: residences.map(taxAnswerWire(answers.taxDeclaration)),
    bornEua: encoded(YesNo, answers.wasBornInUsa),
    isNorthAmerican: encoded(YesNo, answers.isUsCitizen),
    isPermanentEua: encoded(YesNo, answers.isUsPermanentResident),
    isFiscalEua: encoded(YesNo, answers.isUsTaxResident),
    refuseSsn: encoded(YesNo, answers.refusesSsn),
    ssn: answers.ssn ?? null,
    isEuaLearner: has('student'),
    isPolitical: has('political'),
    isResponsible: has('dependant'),
    isNotIrs: has('notDeclared'),
    isResignedCln: has('resignedByCertificate'),
    isResignedCitizen: has('resignedCitizenship'),
    isWithoutGcNotRequested: has('greenCardNotRequested'),
    isWithoutGc: has('withoutGreenCard'),
    isWithoutFiscalResidence: has('withoutTaxResidence'),
  };
};
