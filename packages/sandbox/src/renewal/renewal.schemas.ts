import { Type } from '@sinclair/typebox';
import { Day } from '../http/wire.schemas.ts';

const words = <const W extends readonly string[]>(all: W) => Type.Unsafe<W[number]>({ type: 'string', enum: all });

const STEPS = ['started', 'financial', 'signature', 'signed'] as const;

/** @see spec A §3 Renew status; docs/decisions/0160 */
export const RenewStatus = Type.Object({
  status: words(['ok', 'available', 'expired']),
  step: Type.Union([words(STEPS), Type.Null()], { description: 'null before it is started' }),
  expired_date: Type.Union([Day, Type.Null()]),
});

/** A step, or that the renewal is over. */
const Mark = words([...STEPS, 'done']);

export const StepParams = Type.Object({ step: Mark });

/** The same step as in the path, and that the server is to keep it. @see docs/decisions/0160 */
export const StepBody = Type.Object({ step: Mark, server: Type.Literal(true) });

/** @see spec A §3 Signature status; docs/decisions/0160 */
export const SignatureStatus = Type.Object({
  status: words(['none', 'pending', 'signed']),
  signer_token: Type.Union([Type.String(), Type.Null()]),
});

export const ActiveDocument = Type.Object({ hasDocument: Type.Boolean() });
