import { cepField, optional, selectField, textField, uploadField, type Values } from '../../kernel/fields/index.ts';
import { STATES } from './states.ts';

/** The residence. @see spec A §5 Registration, Address, A §9 for the lengths; decision Q137 */
export const addressDataForm = {
  cep: cepField({ caption: 'CEP' }),
  street: textField({ caption: 'Logradouro', autocomplete: 'address-line1' }),
  number: textField({ caption: 'Número', maxLength: 40 }),
  complement: optional(textField({ caption: 'Complemento', maxLength: 255, autocomplete: 'address-line2' })),
  neighborhood: textField({ caption: 'Bairro', autocomplete: 'address-level3' }),
  city: textField({ caption: 'Cidade', autocomplete: 'address-level2' }),
  state: selectField({ caption: 'Estado', choices: STATES, autocomplete: 'address-level1' }),
  proofOfResidence: uploadField({
    caption: 'Comprovante de residência',
    accepts: 'document',
    // Our sentence. The form does not ask for a date, so it checks none (decision Q147).
    hint: 'Conta de consumo, condomínio, telefone ou internet/TV legível, emitida há menos de 90 dias.',
  }),
};

export type AddressDataValues = Values<typeof addressDataForm>;
