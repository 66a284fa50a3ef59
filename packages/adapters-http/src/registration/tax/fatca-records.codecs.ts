import {
  NON_RESIDENT_REASONS,
  type FatcaDataValues,
  type FatcaRecord,
  type TaxResidence,
} from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { Id, wordsOnWire } from '../../http/values.codec.ts';
import { YesNoFromNumber } from '../values.codecs.ts';
import { orNothing, partsOnWire, recordOnWire } from '../../http/record.codec.ts';

/** The flag of each kind of tax number. @see spec A §3 FATCA record */
export const TAX_ID_FLAGS = {
  Has: 'hasNif',
  Waiting: 'isWaitingNif',
  NotNeeded: 'dontNeedNif',
} as const satisfies Readonly<Record<TaxResidence['taxId']['_tag'], string>>;

/** What a country of the other-country page says beside its flags, under the wire's names. */
export const TAX_ANSWER_WORDS = { countryId: 'countryId', taxId: 'nif' } as const satisfies Readonly<
  Record<keyof TaxResidence, string>
>;

/** A country of the other-country page. Exactly one of its flags is set. @see spec A §3 FATCA record; decision Q050 */
const TaxAnswerWire = t.refinement(
  t.type({
    countryId: Id,
    [TAX_ANSWER_WORDS.taxId]: orNothing(t.string),
    hasNif: t.boolean,
    isWaitingNif: t.boolean,
    dontNeedNif: t.boolean,
  }),
  (answer) =>
    Object.values(TAX_ID_FLAGS).filter((flag) => answer[flag]).length === 1 &&
    answer.hasNif === (answer.nif !== undefined),
  'TaxAnswer',
);

/** A country in our words. */
const taxResidenceOf = ({ countryId, nif, isWaitingNif }: t.TypeOf<typeof TaxAnswerWire>): TaxResidence => {
  if (nif !== undefined) return { countryId, taxId: { _tag: 'Has', number: nif } };
  return { countryId, taxId: { _tag: isWaitingNif ? 'Waiting' : 'NotNeeded' } };
};

/** A country in the words of the wire. @param type the kind of the declaration (decision 0155) */
const taxAnswerWire =
  (type: 'fatca' | 'crs') =>
  ({ countryId, taxId }: TaxResidence) => ({
    countryId,
    [TAX_ANSWER_WORDS.taxId]: taxId._tag === 'Has' ? taxId.number : null,
    [TAX_ID_FLAGS.Has]: taxId._tag === 'Has',
    [TAX_ID_FLAGS.Waiting]: taxId._tag === 'Waiting',
    [TAX_ID_FLAGS.NotNeeded]: taxId._tag === 'NotNeeded',
    type,
  });

const YesNo = wordsOnWire('YesNo', { yes: true, no: false });

type Reason = (typeof NON_RESIDENT_REASONS)[number]['value'];

/** The flag of each reason. @see spec A §3 FATCA record, not-fiscal-resident flags */
export const REASON_FLAGS = {
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

const REASONS = NON_RESIDENT_REASONS.map(({ value }) => value);

/** The reasons as nine flags of the record. A flag that is missing or null is false. */
const Reasons = new t.Type<readonly Reason[], Readonly<Record<string, boolean>>, unknown>(
  'Reasons',
  (u): u is readonly Reason[] => Array.isArray(u) && u.every((one) => REASONS.includes(one)),
  (u, context) =>
    pipe(
      t.UnknownRecord.validate(u, context),
      E.chain((record) => {
        const wrong = REASONS.find((reason) => !orNothing(t.boolean).is(record[REASON_FLAGS[reason]] ?? undefined));
        return wrong === undefined
          ? t.success(REASONS.filter((reason) => record[REASON_FLAGS[reason]] === true))
          : t.failure(record[REASON_FLAGS[wrong]], t.appendContext(context, REASON_FLAGS[wrong], t.boolean));
      }),
    ),
  (reasons) => Object.fromEntries(REASONS.map((reason) => [REASON_FLAGS[reason], reasons.includes(reason)])),
);

/** The answers of the FATCA page, but for the reasons. @see spec A §3 FATCA record */
export const FatcaAnswersWire = recordOnWire(
  'FatcaAnswers',
  {
    taxDeclaration: orNothing(t.keyof({ fatca: null, crs: null })),
    hasOtherNationality: orNothing(YesNo),
    hasOtherTaxResidence: orNothing(YesNoFromNumber),
    hasOtherVisa: orNothing(YesNo),
    hasRenouncedNationality: orNothing(YesNo),
    renouncedNationalities: orNothing(t.readonlyArray(Id)),
    wasBornInUsa: orNothing(YesNo),
    isUsCitizen: orNothing(YesNo),
    isUsPermanentResident: orNothing(YesNo),
    isUsTaxResident: orNothing(YesNo),
    refusesSsn: orNothing(YesNo),
    ssn: orNothing(t.string),
  },
  {
    taxDeclaration: 'requestType',
    hasOtherTaxResidence: 'hasOtherFiscalResidence',
    wasBornInUsa: 'bornEua',
    isUsCitizen: 'isNorthAmerican',
    isUsPermanentResident: 'isPermanentEua',
    isUsTaxResident: 'isFiscalEua',
    refusesSsn: 'refuseSsn',
  },
);

/** A FATCA record. Without a kind of declaration the client declared nothing yet. @see spec A §3 FATCA record; decision 0155 */
export const FatcaRecordWire = partsOnWire({
  answers: FatcaAnswersWire,
  reasons: Reasons,
  countries: t.type({ answers: orNothing(t.array(TaxAnswerWire)) }),
});

/** A record in our words. `undefined` before anything was declared. */
export const fatcaRecordOf = ({
  answers,
  reasons,
  countries,
}: t.TypeOf<typeof FatcaRecordWire>): FatcaRecord | undefined => {
  const { taxDeclaration, hasRenouncedNationality, renouncedNationalities = [] } = answers;
  if (taxDeclaration === undefined) return undefined;
  return {
    answers: {
      ...answers,
      taxDeclaration,
      renouncedNationalities: hasRenouncedNationality === 'yes' ? renouncedNationalities : undefined,
      nonResidentReasons: taxDeclaration === 'fatca' ? reasons : undefined,
    },
    residences: (countries.answers ?? []).map(taxResidenceOf),
  };
};

/** A record in the words of the wire. The wire leaves out the answer about another tax residence when there is none. */
export const fatcaRecordWire = ({ answers, residences }: FatcaRecord) => ({
  ...without(answers.hasOtherTaxResidence, FatcaAnswersWire.encode(answers)),
  renouncedNationalities: answers.renouncedNationalities ?? [],
  answers: residences.map(taxAnswerWire(answers.taxDeclaration)),
  ...Reasons.encode(answers.nonResidentReasons ?? []),
});

const without = (answer: FatcaDataValues['hasOtherTaxResidence'], wire: Readonly<Record<string, unknown>>) => {
  const { [FatcaAnswersWire.names.hasOtherTaxResidence]: sent, ...others } = wire;
  return answer === undefined ? others : { ...others, [FatcaAnswersWire.names.hasOtherTaxResidence]: sent };
};
