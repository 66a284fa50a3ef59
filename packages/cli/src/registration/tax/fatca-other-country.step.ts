import { taxResidenceForm, taxResidenceOf, type TaxResidence } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal } from '../../refusal.ts';
import type { FileStep } from '../flow/form-step.ts';
import { checkListed, filedList } from '../flow/listed-forms.ts';
import { pageRefusal } from '../flow/page-refusal.ts';
import type { Filed } from '../flow/step-file.ts';

/** Where else the client pays taxes: `answers` of A §3 FATCA record, each with one of its three flags. */
export const fatcaOtherCountryStep: FileStep = {
  step: 'fatcaOtherCountry',
  show: ({ app, clientId }) =>
    pipe(
      app.registration.fatca(clientId),
      TE.bimap(callRefusal, (record) =>
        record === undefined || record.residences.length === 0
          ? undefined
          : { answers: record.residences.map(filedOf) },
      ),
    ),
  submit: ({ app, clientId }, { filed }) =>
    pipe(
      TE.Do,
      TE.bind('answers', () => filedList(filed, 'answers')),
      TE.bind('countries', () => pipe(app.registration.lists.countries, TE.mapLeft(callRefusal))),
      TE.chain(({ answers, countries }) =>
        checkListed({ list: 'answers', form: taxResidenceForm(countries), names: { taxId: 'nif' }, entry })(
          app,
          answers,
        ),
      ),
      TE.chain((values) =>
        pipe(app.registration.saveTaxResidences(clientId, values.map(taxResidenceOf)), TE.mapLeft(pageRefusal)),
      ),
    ),
};

const FLAGS = { hasNif: 'Has', isWaitingNif: 'Waiting', dontNeedNif: 'NotNeeded' } as const;

/** The page has one field for the three flags. More than one of them is none that it knows. */
const entry = ({ hasNif, isWaitingNif, dontNeedNif, ...filed }: Filed): Filed => {
  const flags = Object.entries({ hasNif, isWaitingNif, dontNeedNif }).filter(([, value]) => value === true);
  const [only] = flags;
  if (only === undefined) return filed;
  return { ...filed, taxIdKind: flags.length === 1 ? kindOf(only[0]) : flags.map(([name]) => name).join(' + ') };
};

const kindOf = (flag: string): string => Object.entries(FLAGS).find(([name]) => name === flag)?.[1] ?? flag;

const filedOf = ({ countryId, taxId }: TaxResidence): Filed => ({
  countryId,
  ...Object.fromEntries(Object.entries(FLAGS).flatMap(([flag, kind]) => (kind === taxId._tag ? [[flag, true]] : []))),
  ...(taxId._tag === 'Has' ? { nif: taxId.number } : {}),
});
