import { FatcaAnswersWire, REASON_FLAGS, YesNoFromNumber } from '@aroeira/adapters-http/registration';
import { fatcaDataForm } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { formPage, type FilePage } from '../flow/form-page.ts';
import type { Filed } from '../flow/page-file.ts';

const FLAGS: readonly string[] = Object.values(REASON_FLAGS);

const page = formPage({
  step: 'fatcaData',
  names: FatcaAnswersWire.names,
  words: { hasOtherTaxResidence: YesNoFromNumber, nonResidentReasons: { wire: REASON_FLAGS } },
  form: ({ app }) => pipe(app.registration.lists.countries, TE.map(fatcaDataForm)),
  saved: ({ app, clientId }) =>
    pipe(
      app.registration.fatcas.read(clientId),
      TE.map((record) => record?.answers),
    ),
  save: ({ app, clientId }, answers) => app.registration.saveFatca(clientId, answers),
});

/** The tax ties of the client to another country, by the names of A §3 FATCA record. */
export const fatcaDataPage: FilePage = {
  ...page,
  show: (context) =>
    pipe(
      page.show(context),
      TE.map((filed) => filed && withFlags(filed)),
    ),
  submit: (context, { filed, folder }) => page.submit(context, { filed: withReasons(filed), folder }),
};

/** The page has one field with the flags that are set. The page refuses a flag that is neither true nor false. */
const withReasons = (filed: Filed): Filed => {
  const isFlag = ([name, value]: readonly [string, unknown]): boolean =>
    FLAGS.includes(name) && typeof value === 'boolean';
  const entries = Object.entries(filed);
  const set = entries.filter(isFlag).filter(([, value]) => value === true);
  return {
    ...Object.fromEntries(entries.filter((entry) => !isFlag(entry))),
    ...(set.length === 0 ? {} : { nonResidentReasons: set.map(([name]) => name) }),
  };
};

/** Gives a flag for each reason. */
const withFlags = ({ nonResidentReasons: reasons, ...filed }: Filed): Filed => ({
  ...filed,
  ...Object.fromEntries(
    FLAGS.filter((flag) => Array.isArray(reasons) && reasons.includes(flag)).map((flag) => [flag, true]),
  ),
});
