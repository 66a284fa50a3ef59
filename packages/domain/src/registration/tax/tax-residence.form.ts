import * as E from 'fp-ts/Either';
import {
  declareForm,
  radiogroupField,
  select2Field,
  textField,
  type Choice,
  type Values,
} from '../../kernel/fields/index.ts';
import type { RegistrationError } from '../registration.errors.ts';
import { TAX_ID_CHOICES, type TaxResidence } from './tax-residence.ts';

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

/** Checks that the page has at least one country. @see decision Q050 */
export const checkTaxResidences = (
  residences: readonly TaxResidence[],
): E.Either<RegistrationError, readonly TaxResidence[]> =>
  residences.length > 0 ? E.right(residences) : E.left({ _tag: 'NoTaxResidence' });
