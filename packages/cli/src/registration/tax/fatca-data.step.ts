import { fatcaDataForm } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal } from '../../refusal.ts';
import { formStep, type FileStep } from '../flow/form-step.ts';
import type { Filed } from '../flow/step-file.ts';

/** The reason that each flag of the record stands for. @see spec A §3 FATCA record, not-fiscal-resident flags */
const REASONS = {
  isEuaLearner: 'student',
  isPolitical: 'political',
  isResponsible: 'dependant',
  isNotIrs: 'notDeclared',
  isResignedCln: 'resignedByCertificate',
  isResignedCitizen: 'resignedCitizenship',
  isWithoutGcNotRequested: 'greenCardNotRequested',
  isWithoutGc: 'withoutGreenCard',
  isWithoutFiscalResidence: 'withoutTaxResidence',
} as const;

const page = formStep({
  step: 'fatcaData',
  names: {
    taxDeclaration: 'requestType',
    hasOtherTaxResidence: 'hasOtherFiscalResidence',
    wasBornInUsa: 'bornEua',
    isUsCitizen: 'isNorthAmerican',
    isUsPermanentResident: 'isPermanentEua',
    isUsTaxResident: 'isFiscalEua',
    refusesSsn: 'refuseSsn',
  },
  words: { hasOtherTaxResidence: { 1: 'yes', 0: 'no' }, nonResidentReasons: REASONS },
  form: ({ app }) => pipe(app.registration.lists.countries, TE.bimap(callRefusal, fatcaDataForm)),
  saved: ({ app, clientId }) =>
    pipe(
      app.registration.fatca(clientId),
      TE.bimap(callRefusal, (record) => record?.answers),
    ),
  save: ({ app, clientId }, answers) => pipe(app.registration.saveFatca(clientId, answers), TE.mapLeft(callRefusal)),
});

/** How the client is bound to the taxes of another country, by the names of A §3 FATCA record. */
export const fatcaDataStep: FileStep = {
  ...page,
  show: (context) =>
    pipe(
      page.show?.(context) ?? TE.right(undefined),
      TE.map((filed) => (filed === undefined ? undefined : withFlags(filed))),
    ),
  submit: (context, { filed, folder }) => page.submit(context, { filed: withReasons(filed), folder }),
};

/** The page has one field for all the flags: those that are set. Anything but true and false is left for it to refuse. */
const withReasons = (filed: Filed): Filed => {
  const isFlag = ([name, value]: readonly [string, unknown]): boolean => name in REASONS && typeof value === 'boolean';
  const entries = Object.entries(filed);
  const set = entries.filter(isFlag).filter(([, value]) => value === true);
  return {
    ...Object.fromEntries(entries.filter((entry) => !isFlag(entry))),
    ...(set.length === 0 ? {} : { nonResidentReasons: set.map(([name]) => name) }),
  };
};

/** The way back: a flag for each reason that was given. */
const withFlags = ({ nonResidentReasons: reasons, ...filed }: Filed): Filed => ({
  ...filed,
  ...Object.fromEntries(
    Object.keys(REASONS)
      .filter((flag) => Array.isArray(reasons) && reasons.includes(flag))
      .map((flag) => [flag, true]),
  ),
});
