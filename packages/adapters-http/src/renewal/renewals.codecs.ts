import type { Renewal, RenewalSignature } from '@aroeira/domain/renewal';
import * as t from 'io-ts';
import { Day } from '../http/day.codec.ts';

/** @see spec A §3 Renew status; decision 0160 */
export const RenewalWire = t.type({
  status: t.keyof({ ok: null, available: null, expired: null }),
  step: t.union([t.keyof({ started: null, financial: null, signature: null, signed: null }), t.null]),
  expired_date: t.union([Day, t.null]),
});

/** A renewal in our words. */
export const renewalOf = ({ status, step, expired_date }: t.TypeOf<typeof RenewalWire>): Renewal => ({
  status,
  step: step ?? undefined,
  expiresOn: expired_date ?? undefined,
});

/** @see spec A §3 Signature status; decision 0160 */
export const SignatureWire = t.type({
  status: t.keyof({ none: null, pending: null, signed: null }),
  signer_token: t.union([t.string, t.null]),
});

/** A signature in our words. */
export const signatureOf = ({ status, signer_token }: t.TypeOf<typeof SignatureWire>): RenewalSignature => ({
  status,
  signerToken: signer_token ?? undefined,
});

/** @see spec A §7 `renew/activeDocument` */
export const ActiveDocumentWire = t.type({ hasDocument: t.boolean });
