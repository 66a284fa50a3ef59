import { Type, type Static } from '@sinclair/typebox';
import { LoggedRequest } from '../http/request-log.schemas.ts';
import { Moment } from '../http/wire.schemas.ts';

const InPortuguese = Type.String({ description: 'The same in Portuguese' });

export const Personas = Type.Array(
  Type.Object({
    key: Type.String(),
    document: Type.String(),
    password: Type.String(),
    shows: Type.String(),
    caption: InPortuguese,
  }),
);

export const ResetBody = Type.Union([Type.Null(), Type.Object({ persona: Type.Optional(Type.String()) })]);

export const OutboxQuery = Type.Object({
  to: Type.Optional(Type.String()),
  last: Type.Optional(Type.Integer({ minimum: 1 })),
});
const Attachment = Type.Object({ fileName: Type.String(), contentType: Type.String(), base64: Type.String() });
const SentMail = Type.Object({
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  sentAt: Moment,
  attachments: Type.Array(Attachment),
});
export type SentMail = Static<typeof SentMail>;
export const Mails = Type.Array(SentMail);

/** A request sends one of the three. */
export const ClockBody = Type.Object({
  set: Type.Optional(Moment),
  advance: Type.Optional(Type.String({ pattern: '^\\d{1,6}[dhms]$', description: '2d, 3h, 15m or 30s' })),
  reset: Type.Optional(Type.Boolean()),
});
export const ClockAnswer = Type.Object({ now: Moment, offsetMs: Type.Integer() });

/**
 * A fault that the server shows on purpose. `on` names a path under `/api`: `:x`, `{x}` and `*` stand for one part
 * each, `**` at its end for whatever follows, and `*` as the method for any.
 */
export const FaultBody = Type.Object({
  on: Type.String({ pattern: '^\\s*([A-Za-z]+|\\*)\\s+/\\S*\\s*$', description: 'GET /investorPosition' }),
  status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
  code: Type.Optional(Type.String()),
  delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
  times: Type.Optional(Type.Integer({ minimum: 1, description: 'How many calls it affects; all without it' })),
  drop: Type.Optional(Type.Boolean({ description: 'The connection breaks without an answer' })),
  malformed: Type.Optional(Type.Boolean({ description: 'A 200 whose body is no JSON' })),
  body: Type.Optional(Type.String({ description: 'The JSON text that is answered, with 200 if no status is given' })),
});
export type Fault = Static<typeof FaultBody>;
export const FaultAnswer = Type.Composite([
  Type.Object({
    id: Type.Integer(),
    hits: Type.Integer({ description: 'How many calls it has affected' }),
    preset: Type.Optional(Type.String({ description: 'The preset that it is a part of' })),
  }),
  FaultBody,
]);

export const FaultPresets = Type.Array(
  Type.Object({ name: Type.String(), does: Type.String(), caption: InPortuguese }),
);
export const PresetBody = Type.Union([Type.Null(), Type.Pick(FaultBody, ['times'])]);

export const LogQuery = Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) });
export const LogAnswer = Type.Array(LoggedRequest);
