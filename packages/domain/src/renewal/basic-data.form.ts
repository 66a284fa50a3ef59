import { CITY_LENGTH } from '../registration/flow/registration-record.ts';
import { emailField, textField } from '../kernel/fields/index.ts';

/** The first page of a renewal: the e-mail and the current location. @see spec A §4 Renewal, confirm-data step */
export const basicDataForm = {
  email: emailField({ caption: 'E-mail', autocomplete: 'email' }),
  location: textField({ caption: 'Local atual', autocomplete: 'address-level2', maxLength: CITY_LENGTH }),
};
