import { TAX_ANSWER_WORDS, TAX_ID_FLAGS } from '@aroeira/adapters-http/registration';
import type { CallFailure } from '@aroeira/domain/kernel';
import {
  taxResidenceForm,
  taxResidenceOf,
  type RegistrationError,
  type TaxResidence,
} from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Refusal } from '../../refusal.ts';
import type { FilePage } from '../flow/form-page.ts';
import { checkListed, filedList, placeIn } from '../flow/listed-forms.ts';
import { loadRefusal, pageRefusal } from '../flow/page-refusal.ts';
import type { Filed } from '../flow/page-file.ts';

/** The other countries where the client pays taxes: `answers` of A §3 FATCA record, each with one of three flags. */
export const fatcaOtherCountryPage: FilePage = {
  step: 'fatcaOtherCountry',
  show: ({ app, clientId }) =>
    pipe(
      app.registration.fatcas.read(clientId),
      TE.bimap(loadRefusal, (record) =>
        record === undefined || record.residences.length === 0
          ? undefined
          : { answers: record.residences.map(filedOf) },
      ),
    ),
  submit: ({ app, clientId }, { filed }) =>
    pipe(
      TE.Do,
      TE.bind('answers', () => filedList(filed, 'answers')),
      TE.bind('countries', () => pipe(app.registration.lists.countries, TE.mapLeft(loadRefusal))),
      TE.chain(({ answers, countries }) =>
        checkListed({ list: 'answers', form: taxResidenceForm(countries), names: TAX_ANSWER_WORDS, entry })(
          app,
          answers,
        ),
      ),
      TE.chain((values) =>
        pipe(app.registration.saveTaxResidences(clientId, values.map(taxResidenceOf)), TE.mapLeft(residencesRefusal)),
      ),
    ),
};

/** A country that is wrong in the list has its place in the file. */
const residencesRefusal = (failure: CallFailure | RegistrationError): Refusal => ({
  ...pageRefusal(failure),
  ...('index' in failure ? { field: placeIn('answers', failure.index, 'countryId') } : {}),
});

const FLAGS = Object.entries(TAX_ID_FLAGS);

/** The page has one field for the three flags. Two set flags are a choice that the page does not know. */
const entry = (filed: Filed): Filed => {
  const set = FLAGS.filter(([, flag]) => filed[flag] === true);
  const others = Object.fromEntries(Object.entries(filed).filter(([name]) => FLAGS.every(([, flag]) => flag !== name)));
  if (set.length === 0) return others;
  const taxIdKind = set.length === 1 ? set[0]?.[0] : set.map(([, flag]) => flag).join(' + ');
  return { ...others, taxIdKind };
};

const filedOf = ({ countryId, taxId }: TaxResidence): Filed => ({
  countryId,
  [TAX_ID_FLAGS[taxId._tag]]: true,
  ...(taxId._tag === 'Has' ? { [TAX_ANSWER_WORDS.taxId]: taxId.number } : {}),
});
