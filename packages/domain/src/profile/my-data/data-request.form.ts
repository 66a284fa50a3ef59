import { radiogroupField, textareaField } from '../../kernel/fields/index.ts';
import type { DataRequestKind } from './data-request.ts';

/** The captions of the two kinds. */
export const REQUEST_KINDS: Readonly<Record<DataRequestKind, string>> = {
  correction: 'Correção',
  deletion: 'Exclusão',
};

const KINDS = [
  { value: 'correction', label: REQUEST_KINDS.correction },
  { value: 'deletion', label: REQUEST_KINDS.deletion },
] as const;

/** As a message to the provider. @see decision 0211 */
const MESSAGE_LENGTH = 2000;

/** A request about the client's data. Its captions are ours. @see decision 0242 */
export const dataRequestForm = {
  kind: radiogroupField<DataRequestKind>({ caption: 'O que você quer pedir?', choices: KINDS }),
  message: textareaField({
    caption: 'O que devemos corrigir ou excluir?',
    whenEmpty: 'Escreva o seu pedido',
    maxLength: MESSAGE_LENGTH,
  }),
};
