import { Type, type SchemaOptions, type TSchema } from '@sinclair/typebox';
import { IN_LOG } from './logged-path.ts';

export const ClientId = Type.Integer({ minimum: 1, maximum: 2_147_483_647, ...IN_LOG });
export const TaxDocument = Type.String({ pattern: '^(\\d{11}|\\d{14})$', description: 'CPF or CNPJ, digits alone' });
/** A day from 1900 to 2199. Other years are slips, and PostgreSQL has no year 0. */
export const Day = Type.String({ format: 'date', pattern: '^(19|20|21)' });
export const Moment = Type.String({ format: 'date-time' });
export const Reais = Type.Number({ description: 'Reais, at most two decimals' });
export const Nothing = Type.Object({});
/** A body that the server sends as it is, not as JSON. */
export const Bytes = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });
/** 0 no, 1 yes. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);
export const orNull = <T extends TSchema>(schema: T, options?: SchemaOptions) =>
  Type.Union([schema, Type.Null()], options);

const Codes = Type.Array(Type.Object({ code: Type.String(), message: Type.String() }));
const Word = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
});

/** The refusals that every route may answer. */
export const Refusals = { '4xx': Type.Union([Codes, Word]), '5xx': Type.Union([Codes, Word]) };

/** An access token counts on its device alone (decision 0393). */
export const SIGNED_IN = [{ accessToken: [], device: [] }];

/** Cents as the wire writes them. */
export const reais = (cents: number): number => cents / 100;
