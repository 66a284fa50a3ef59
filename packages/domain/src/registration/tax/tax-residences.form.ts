import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import {
  declareForm,
  optional,
  radiogroupField,
  select2Field,
  textField,
  type Choice,
  type Field,
  type Values,
} from '../../kernel/fields/index.ts';
import type { RegistrationFieldError } from '../registration.errors.ts';
import { BRAZIL } from './tax-residence.form.ts';
import { TAX_ID_CHOICES, type TaxResidence } from './tax-residence.ts';

/** The countries that the client added already. A screen changes the list as a whole. */
const ADDED: Field<readonly TaxResidence[], readonly TaxResidence[], 'checkgroup'> = {
  type: 'checkgroup',
  caption: 'Países informados',
  isRequired: false,
  empty: [],
  isBlank: (added) => added.length === 0,
  read: E.right,
  write: identity,
};

/**
 * The whole other-country page: the countries until now, and the fields of one more. These fields may stay empty when
 * there is a country already. Brazil is no choice.
 *
 * @param countries the choices of `GET /countries`
 * @see spec A §3 FATCA record; decisions Q050, 0204
 */
export const taxResidencesForm = (countries: readonly Choice<number>[]) =>
  declareForm({
    fields: {
      added: ADDED,
      countryId: optional(
        select2Field({ caption: 'País', choices: countries.filter(({ value }) => value !== BRAZIL) }),
      ),
      taxIdKind: optional(
        radiogroupField({ caption: 'Número de identificação fiscal (NIF)', choices: TAX_ID_CHOICES }),
      ),
      taxId: textField({ caption: 'NIF' }),
    },
    visibleWhen: { taxId: ({ taxIdKind }) => taxIdKind === 'Has' },
    rules: {
      countryId: ({
        typed,
        values: { countryId },
      }): RegistrationFieldError | { readonly _tag: 'Required' } | undefined => {
        if (countryId === undefined)
          return typed.added.length === 0 || typed.taxIdKind !== undefined ? { _tag: 'Required' } : undefined;
        return typed.added.some((each) => each.countryId === countryId) ? { _tag: 'RepeatedCountry' } : undefined;
      },
      taxIdKind: ({ typed, values: { taxIdKind } }): { readonly _tag: 'Required' } | undefined =>
        taxIdKind === undefined && (typed.added.length === 0 || typed.countryId !== undefined)
          ? { _tag: 'Required' }
          : undefined,
    },
  });

type TaxResidencesValues = Values<ReturnType<typeof taxResidencesForm>['fields'], 'taxId'>;

/** The countries of the page, with the one in its fields as the last. */
export const taxResidencesOf = ({
  added = [],
  countryId,
  taxIdKind,
  taxId = '',
}: TaxResidencesValues): readonly TaxResidence[] =>
  countryId === undefined || taxIdKind === undefined
    ? added
    : [...added, { countryId, taxId: taxIdKind === 'Has' ? { _tag: 'Has', number: taxId } : { _tag: taxIdKind } }];
