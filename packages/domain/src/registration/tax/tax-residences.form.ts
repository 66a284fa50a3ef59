import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import { declareForm, hiddenField, type Choice, type Field, type Values } from '../../kernel/fields/index.ts';
import type { RegistrationFieldError } from '../registration.errors.ts';
import { BRAZIL, taxResidenceForm, taxResidenceOf } from './tax-residence.form.ts';
import type { TaxResidence } from './fatca-record.ts';

/** The countries that the client added already. A screen changes the list as a whole. */
const ADDED: Field<readonly TaxResidence[], readonly TaxResidence[], 'checkgroup'> = {
  type: 'checkgroup',
  caption: 'Países informados',
  isRequired: false,
  empty: [],
  // No country is a value too.
  isBlank: () => false,
  read: E.right,
  write: identity,
};

/**
 * The whole other-country page: the countries until now, and the fields of one more while the client adds it. Brazil is
 * no choice.
 *
 * @param countries the choices of `GET /countries`
 * @param isAdding whether the page starts with the fields of a country: nothing is saved yet
 * @see spec A §3 FATCA record; decisions Q050, 0204
 */
export const taxResidencesForm = (countries: readonly Choice<number>[], isAdding: boolean) => {
  const adds = (typed: { readonly isAdding: boolean | undefined }): boolean => typed.isAdding === true;
  return declareForm({
    fields: {
      added: ADDED,
      isAdding: hiddenField<boolean>(isAdding),
      ...taxResidenceForm(countries.filter(({ value }) => value !== BRAZIL)).fields,
    },
    visibleWhen: {
      countryId: adds,
      taxIdKind: adds,
      taxId: (typed) => adds(typed) && typed.taxIdKind === 'Has',
    },
    rules: {
      countryId: ({ typed: { added, countryId } }): RegistrationFieldError | undefined =>
        added.some((each) => each.countryId === countryId) ? { _tag: 'RepeatedCountry' } : undefined,
    },
  });
};

type TaxResidencesForm = ReturnType<typeof taxResidencesForm>;
type TaxResidencesValues = Values<TaxResidencesForm['fields'], keyof TaxResidencesForm['visibleWhen']>;

/** The countries of the page, with the one in its fields as the last. */
export const taxResidencesOf = ({
  added,
  countryId,
  taxIdKind,
  taxId,
}: TaxResidencesValues): readonly TaxResidence[] =>
  countryId === undefined || taxIdKind === undefined
    ? added
    : [...added, taxResidenceOf({ countryId, taxIdKind, taxId })];
