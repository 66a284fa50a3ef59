import { Type } from '@sinclair/typebox';
import { Day, orNull } from '../http/wire.schemas.ts';

const words = <const W extends readonly string[]>(all: W) => Type.Unsafe<W[number]>({ type: 'string', enum: all });

const STEPS = ['started', 'financial', 'signature', 'signed'] as const;

/** @see spec A §3 Renew status; decision 0160 */
export const RenewStatus = Type.Object({
  status: words(['ok', 'available', 'expired']),
  step: orNull(words(STEPS), { description: 'null before it is started' }),
  expired_date: orNull(Day),
});

/** A step, or the end of the renewal. */
const Mark = words([...STEPS, 'done']);

export const StepParams = Type.Object({ step: Mark });

/** The same step as in the path. `server` asks the server to keep it. @see decision 0160 */
export const StepBody = Type.Object({ step: Mark, server: Type.Literal(true) });

/** @see spec A §3 Signature status; decision 0160 */
export const SignatureStatus = Type.Object({
  status: words(['none', 'pending', 'signed']),
  signer_token: orNull(Type.String()),
});

export const ActiveDocument = Type.Object({ hasDocument: Type.Boolean() });
