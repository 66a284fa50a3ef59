import { Type, type TLiteral } from '@sinclair/typebox';
import { ClientId } from '../../http/wire.schemas.ts';

export const TwoStepBody = Type.Object({ id: ClientId });
export const ConfirmDisableBody = Type.Object({ id: ClientId, mfa: Type.String({ maxLength: 20 }) });

const status = <S extends string>(...words: readonly S[]) =>
  Type.Object({ data: Type.Object({ status: Type.Union(words.map((word): TLiteral<S> => Type.Literal(word))) }) });

export const EnableAnswer = status('enabled');
export const DisableAnswer = status('code_sended', 'disabled');
export const ConfirmDisableAnswer = status('disabled', 'invalid_code');
