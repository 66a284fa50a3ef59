import { choicesOf, radiogroupField, textareaField } from '../../kernel/fields/index.ts';
import type { DataRequestKind } from './data-request.ts';

/** The captions of the two kinds. */
export const REQUEST_KINDS: Readonly<Record<DataRequestKind, string>> = {
  correction: 'Correção',
  deletion: 'Exclusão',
};

/** As a message to the provider. @see decision 0211 */
const MESSAGE_LENGTH = 2000;

/** A request about the client's data. Its captions are ours. @see decision 0242 */
export const dataRequestForm = {
  kind: radiogroupField({ caption: 'O que você quer pedir?', choices: choicesOf(REQUEST_KINDS) }),
  message: textareaField({
    caption: 'O que devemos corrigir ou excluir?',
    whenEmpty: 'Escreva o seu pedido',
    maxLength: MESSAGE_LENGTH,
  }),
};
