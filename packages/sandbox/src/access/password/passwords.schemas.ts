import { Type } from '@sinclair/typebox';
import { TaxDocument } from '../../http/wire.schemas.ts';

/** Longer than any proof, and short enough to be looked at. */
const PROOF_LENGTH = 4096;

export const ForgottenQuery = Type.Object({
  document: TaxDocument,
  captcha: Type.String({ minLength: 1, maxLength: PROOF_LENGTH, description: 'What the captcha handed over' }),
});
export const ForgottenAnswer = Type.Object({ email: Type.String({ description: 'Where it went, masked' }) });

/** An upper-case letter, a digit and a special character. @see spec A §5 Password; decision Q062 */
const STRONG = '^(?=[\\s\\S]*\\p{Lu})(?=[\\s\\S]*\\p{Nd})(?=[\\s\\S]*[^\\p{L}\\p{M}\\p{Nd}\\s])';

/** A password that is chosen. */
export const NewPassword = Type.String({ minLength: 8, maxLength: 128, pattern: STRONG });

export const ChangePasswordBody = Type.Object({
  document: TaxDocument,
  currentPassword: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  newPassword: NewPassword,
});
