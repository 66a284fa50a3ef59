import { Type } from '@sinclair/typebox';
import { ClientId, Day, orNull } from '../http/wire.schemas.ts';

const Answer = Type.Object({ id: ClientId, text: Type.String() });

/** @see spec A §3 Suitability; decision 0212 */
export const ActiveSuitability = Type.Object({
  id: ClientId,
  questions: Type.Array(
    Type.Object({ id: ClientId, title: Type.String(), ask: Type.String(), answers: Type.Array(Answer) }),
  ),
  last: orNull(
    Type.Object({
      answers: Type.Array(ClientId),
      date: Day,
      validUntil: Day,
    }),
    { description: 'The last answers of the client; null before the first ones' },
  ),
});

export const SaveParams = Type.Object({ formId: ClientId, suitabilityId: ClientId });

/** @see spec A §7 `POST suitabilities/saveSuitability/{formId}/{suitabilityId}`; decisions 0162, Q136 */
export const SaveBody = Type.Object({
  answers: Type.Array(ClientId, { maxItems: 100 }),
  savePurpose: Type.Union([Type.Literal('new'), Type.Literal('renew'), Type.Literal('remake')]),
});
