import { Type } from '@sinclair/typebox';
import { TaxDocument } from '../../http/wire.schemas.ts';

/** Longer than any proof. */
const PROOF_LENGTH = 4096;

export const ForgottenQuery = Type.Object({
  document: TaxDocument,
  captcha: Type.String({ minLength: 1, maxLength: PROOF_LENGTH, description: 'The token of the captcha' }),
});
export const ForgottenAnswer = Type.Object({
  email: Type.String({ description: 'The address of the e-mail, masked' }),
});

/** An upper-case letter, a digit and a special character. @see spec A §5 Password; decision Q062 */
const STRONG = '^(?=[\\s\\S]*\\p{Lu})(?=[\\s\\S]*\\p{Nd})(?=[\\s\\S]*[^\\p{L}\\p{M}\\p{Nd}\\s])';

/** A password that a client chooses. */
export const NewPassword = Type.String({ minLength: 8, maxLength: 128, pattern: STRONG });

export const ChangePasswordBody = Type.Object({
  document: TaxDocument,
  currentPassword: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  newPassword: NewPassword,
});
