import type { TSchema } from '@sinclair/typebox';
import { Refusals, SIGNED_IN } from './wire.schemas.ts';

/** The schemas of what a client sends. */
interface SentSchemas {
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly headers?: TSchema;
  readonly body?: TSchema;
}

/** Describes a call. Every call may answer the same refusals. @param tag the group of calls in `/openapi.json` */
export const openCall = <A extends TSchema, S extends SentSchemas>(
  tag: string,
  summary: string,
  { answer, ...sent }: S & { readonly answer: A },
) => {
  const response: { 200: A } & typeof Refusals = { 200: answer, ...Refusals };
  return { schema: { tags: [tag], summary, ...sent, response } };
};

/** Describes a call that needs an access token. */
export const signedInCall: typeof openCall = (tag, summary, schemas) => {
  const { schema } = openCall(tag, summary, schemas);
  return { schema: { ...schema, security: SIGNED_IN } };
};
