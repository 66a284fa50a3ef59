import { callFailureMessage } from '../../kernel/call-failure.messages.ts';
import type { Environment } from '../../kernel/environment.ts';
import { isRefusedWith } from '../../kernel/call-failure.ts';
import { FIELD_SENTENCES } from '../../kernel/fields/field.messages.ts';
import type { PhotoNotSaved } from './photo.errors.ts';

/** The words of the photo's dialog that are ours. @see spec B §4 Profile photo; decision 0229 */
export const PHOTO_TEXTS = {
  title: 'Foto do perfil',
  edit: 'Alterar foto',
  saved: 'Foto salva.',
  removed: 'Foto removida.',
} as const;

/** The server's text, or the general one. @see spec B §8 Profile; decisions Q121, 0229 */
export const photoMessage = ({ why }: PhotoNotSaved, environment: Environment): string =>
  isRefusedWith(why, 'invalid_photo') ? FIELD_SENTENCES.FileInvalid : callFailureMessage(why, environment);
