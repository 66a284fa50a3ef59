import { emailField, textField } from '../kernel/fields/index.ts';

/** The renewal's first page: e-mail and where the client is now. @see spec A §4 Renewal, confirm-data step */
export const basicDataForm = {
  email: emailField({ caption: 'E-mail', autocomplete: 'email' }),
  location: textField({ caption: 'Local atual', autocomplete: 'address-level2' }),
};
