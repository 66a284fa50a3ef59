import { cepField, optional, selectField, textField, uploadField, type Values } from '../../kernel/fields/index.ts';
import { PROOF_DAYS } from './proof-of-residence.ts';
import { STATES } from './states.ts';

/** How many characters each part of an address has at most. @see spec A §9 */
const NUMBER_LENGTH = 40;
const COMPLEMENT_LENGTH = 255;

/** The residence. @see spec A §5 Registration, Address; decision Q137 */
export const addressDataForm = {
  cep: cepField({ caption: 'CEP' }),
  street: textField({ caption: 'Logradouro', autocomplete: 'address-line1' }),
  number: textField({ caption: 'Número', maxLength: NUMBER_LENGTH }),
  complement: optional(
    textField({ caption: 'Complemento', maxLength: COMPLEMENT_LENGTH, autocomplete: 'address-line2' }),
  ),
  neighborhood: textField({ caption: 'Bairro', autocomplete: 'address-level3' }),
  city: textField({ caption: 'Cidade', autocomplete: 'address-level2' }),
  state: selectField({ caption: 'Estado', choices: STATES, autocomplete: 'address-level1' }),
  proofOfResidence: uploadField({
    caption: 'Comprovante de residência',
    accepts: 'document',
    // Our sentence. The form does not ask for a date, so it checks none (decision Q147).
    hint: `Conta de consumo, condomínio, telefone ou internet/TV legível, emitida há menos de ${PROOF_DAYS} dias.`,
  }),
};

export type AddressDataValues = Values<typeof addressDataForm>;
