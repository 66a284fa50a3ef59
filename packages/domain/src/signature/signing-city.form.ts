import { CITY_LENGTH } from '../registration/flow/registration-record.ts';
import { textField } from '../kernel/fields/index.ts';
import { SIGNING_CITY_CAPTION } from './signature.messages.ts';

/** The city where the client signs. @see spec A §5 Registration, B §4 Conformity term */
export const signingCityForm = {
  signingCity: textField({ caption: SIGNING_CITY_CAPTION, autocomplete: 'address-level2', maxLength: CITY_LENGTH }),
};

/** The name that a client types instead of drawing. @see decision Q172 */
export const typedNameForm = { typedName: textField({ caption: 'Nome completo', autocomplete: 'name' }) };
