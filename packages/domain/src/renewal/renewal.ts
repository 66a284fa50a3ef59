import type { CalendarDay } from '../kernel/days.ts';

/** Whether a registration is up to date. @see spec A §3 Renew status */
export type RenewalStatus = 'ok' | 'available' | 'expired';

/** How far a renewal has come: the last step that was reached. @see spec A §4 Renewal */
type RenewalStep = 'started' | 'financial' | 'signature' | 'signed';

/** In the order in which they run. @see spec A §4 Renewal */
export const RENEWAL_STEPS: readonly RenewalStep[] = ['started', 'financial', 'signature', 'signed'];

/** What the server is told of a renewal: a step, or that it is over. `done` is no step of its own (decision Q130). */
export type RenewalMark = RenewalStep | 'done';

/** A client's periodic renewal. @see spec A §3 Renew status */
export interface Renewal {
  readonly status: RenewalStatus;
  /** `undefined` before it was started. */
  readonly step: RenewalStep | undefined;
  readonly expiresOn: CalendarDay | undefined;
}

/** What counts when the status is not asked for, or could not be loaded. @see spec A §4 Renewal; decision Q017 */
export const RENEWAL_OK: Renewal = { status: 'ok', step: undefined, expiresOn: undefined };

/** What the provider has of a renewal's signature. @see spec A §3 Signature status; decision 0160 */
export interface RenewalSignature {
  readonly status: 'none' | 'pending' | 'signed';
  /** Opens the provider's page for this client, so nobody else may see it; none without a document. */
  readonly signerToken: string | undefined;
}

/** Whom the renewal is about. */
export interface Holder {
  /** CPF or CNPJ, masked or bare. */
  readonly document: string;
  readonly isCoHolder: boolean;
}

/** A holder whom the server knows by an id, as the session has them. */
export interface RenewingClient extends Holder {
  readonly clientId: number;
}
