import { Type, type Static } from '@sinclair/typebox';
import { Moment } from './wire.schemas.ts';

/** A request that a server answered. It holds no secret of a client. Its client is the id, when one was signed in. */
export const LoggedLine = Type.Object({
  at: Moment,
  method: Type.String(),
  path: Type.String(),
  status: Type.Integer(),
  ms: Type.Integer(),
  client: Type.Union([Type.Integer(), Type.Null()]),
});
export type LoggedLine = Static<typeof LoggedLine>;

/** The same with its number in the log of its world. */
export const LoggedRequest = Type.Object({ seq: Type.Integer(), ...LoggedLine.properties });
export type LoggedRequest = Static<typeof LoggedRequest>;
