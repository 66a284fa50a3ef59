import * as t from 'io-ts';
import { Day } from '../http/parsed.codec.ts';
import { recordOnWire, orNothing } from '../http/record.codec.ts';

/** @see spec A §3 Renew status */
export const RenewalStatusWord = t.keyof({ ok: null, available: null, expired: null });

/** @see spec A §3 Renew status */
export const RenewalStepWord = t.keyof({ started: null, financial: null, signature: null, signed: null });

/** A renewal. @see spec A §3 Renew status; decision 0160 */
export const RenewalWire = recordOnWire(
  'Renewal',
  { status: RenewalStatusWord, step: orNothing(RenewalStepWord), expiresOn: orNothing(Day) },
  { expiresOn: 'expired_date' },
);

/** The signature of a renewal. @see spec A §3 Signature status; decision 0160 */
export const SignatureWire = recordOnWire(
  'RenewalSignature',
  { status: t.keyof({ none: null, pending: null, signed: null }), signerToken: orNothing(t.string) },
  { signerToken: 'signer_token' },
);
