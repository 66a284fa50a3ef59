import { Type } from '@sinclair/typebox';
import { ClientId, Moment, orNull } from '../../http/wire.schemas.ts';

/** Everything about a client, as tables. @see Lei 13.709/2018, art. 18, II and V; decision 0240 */
export const ClientExport = Type.Object({
  exportedAt: Moment,
  tables: Type.Array(
    Type.Object({
      key: Type.String(),
      title: Type.String({ description: 'In pt-BR' }),
      records: Type.Array(Type.Record(Type.String(), Type.Unknown()), { description: 'Named by captions in pt-BR' }),
    }),
  ),
});

export const ConsentAnswers = Type.Array(
  Type.Object({
    accepted: Type.Boolean(),
    terms: Type.Array(Type.Integer()),
    version: Type.String({ description: 'The text that the client read' }),
    answeredAt: Moment,
  }),
);

const Kind = Type.Union([Type.Literal('correction'), Type.Literal('deletion')]);

/** What a client asks. It has at least one visible character. */
export const DataRequestBody = Type.Object({
  kind: Kind,
  message: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
});

export const DataRequest = Type.Object({
  id: ClientId,
  kind: Kind,
  message: Type.String(),
  receivedAt: Moment,
  analysedAt: orNull(Moment),
  answeredAt: orNull(Moment),
  answer: orNull(Type.String()),
});

export const RequestParams = Type.Object({ id: ClientId, request: ClientId });

/** What the staff do with a request: they take it up, or answer it. */
export const StaffAnswerBody = Type.Object({
  request: ClientId,
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' })),
});
