import { Type } from '@sinclair/typebox';
import { ClientId, orNull } from '../http/wire.schemas.ts';

/** A message of at least one visible character. @see decision 0211 */
const Message = Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' });
const Words = Type.String({ maxLength: 200 });

const Subject = Type.Union(
  ['Dúvida', 'Elogio', 'Reclamação', 'Solicitação', 'Sugestão', 'Outro'].map((word) => Type.Literal(word)),
);

/** @see spec B §3 Support message to the provider */
export const ProviderMessage = Type.Object({
  user_id: ClientId,
  name: Words,
  email: Words,
  phone: Words,
  subject: Subject,
  message: Message,
  associate_data: orNull(Type.Object({ name: Words, email: Words, phone: Words })),
});

export const PlannerMessage = Type.Object({ message: Message });

/** @see spec B §3 App rating */
export const AppRating = Type.Object({
  user_id: ClientId,
  user_data: Type.Object({ name: Words, email: Words, phoneNumber: Words }),
  message: Message,
  rate: Type.Integer({ minimum: 1, maximum: 5 }),
});

export const PlannerParams = Type.Object({ id: ClientId });
