import type { CalendarDay } from '../kernel/days.ts';

/** Whether a registration is up to date. @see spec A §3 Renew status */
export type RenewalStatus = 'ok' | 'available' | 'expired';

/** The steps in their order. @see spec A §4 Renewal */
export const RENEWAL_STEPS = ['started', 'financial', 'signature', 'signed'] as const;

/** The last step that a renewal reached. @see spec A §4 Renewal */
export type RenewalStep = (typeof RENEWAL_STEPS)[number];

/** A step, or `done` for a renewal that has ended. `done` is not a step (decision Q130). */
export type RenewalMark = RenewalStep | 'done';

/** A client's periodic renewal. @see spec A §3 Renew status */
export interface Renewal {
  readonly status: RenewalStatus;
  /** `undefined` before the start of the renewal. */
  readonly step: RenewalStep | undefined;
  readonly expiresOn: CalendarDay | undefined;
}

/** The renewal of a client whose status is unknown. @see spec A §4 Renewal; decision Q017 */
export const RENEWAL_OK: Renewal = { status: 'ok', step: undefined, expiresOn: undefined };

/** The signature of a renewal at the provider. @see spec A §3 Signature status; decision 0160 */
export interface RenewalSignature {
  readonly status: 'none' | 'pending' | 'signed';
  /** It opens the provider's page of this client, so no other person may see it. `undefined` without a document. */
  readonly signerToken: string | undefined;
}

/** The client of a renewal. */
export interface Holder {
  /** CPF or CNPJ, with or without punctuation. */
  readonly document: string;
  readonly isCoHolder: boolean;
}

/** A holder with the server's id, from the session. */
export interface RenewingClient extends Holder {
  readonly clientId: number;
}
