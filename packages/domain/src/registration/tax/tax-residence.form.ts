import * as E from 'fp-ts/Either';
import {
  declareForm,
  radiogroupField,
  select2Field,
  textField,
  type Choice,
  type Values,
} from '../../kernel/fields/index.ts';
import { NEW_REGISTRATION } from '../client/new-client.ts';
import type { RegistrationError } from '../registration.errors.ts';
import { TAX_ID_CHOICES, type TaxResidence } from './fatca-record.ts';

/** The id of Brazil, where every client registers. @see spec A §3 "Defaults of a new registration model" */
export const BRAZIL = NEW_REGISTRATION.countryId;

/**
 * One country of the other-country page. The form asks for the number only when the client has one.
 *
 * @param countries the choices of `GET /countries`
 * @see spec A §3 FATCA record; decision Q050
 */
export const taxResidenceForm = (countries: readonly Choice<number>[]) =>
  declareForm({
    fields: {
      countryId: select2Field({ caption: 'País', choices: countries }),
      taxIdKind: radiogroupField({ caption: 'Número de identificação fiscal (NIF)', choices: TAX_ID_CHOICES }),
      taxId: textField({ caption: 'NIF' }),
    },
    visibleWhen: { taxId: ({ taxIdKind }) => taxIdKind === 'Has' },
  });

type TaxResidenceValues = Values<ReturnType<typeof taxResidenceForm>['fields'], 'taxId'>;

/** The country to save. It has a number only when the client answered that there is one. */
export const taxResidenceOf = ({ countryId, taxIdKind, taxId = '' }: TaxResidenceValues): TaxResidence => ({
  countryId,
  taxId: taxIdKind === 'Has' ? { _tag: 'Has', number: taxId } : { _tag: taxIdKind },
});

/**
 * Checks that the page has at least one country, none of them twice, and not Brazil: the client's residence is there.
 *
 * @see decisions Q050, 0204
 */
export const checkTaxResidences = (
  residences: readonly TaxResidence[],
): E.Either<RegistrationError, readonly TaxResidence[]> => {
  if (residences.length === 0) return E.left({ _tag: 'NoTaxResidence' });
  const countries = residences.map(({ countryId }) => countryId);
  const brazil = countries.indexOf(BRAZIL);
  if (brazil !== -1) return E.left({ _tag: 'TaxCountryIsBrazil', index: brazil });
  const repeated = countries.findIndex((country, index) => countries.indexOf(country) < index);
  return repeated === -1 ? E.right(residences) : E.left({ _tag: 'RepeatedTaxCountry', index: repeated });
};
