import type { CallFailure } from '../kernel/call-failure.ts';

/** Why there is no report to show. `Timeout` is the specification's 'timeout'. @see spec B §4 Reports; decision Q013 */
export type ReportFailure =
  | { readonly _tag: 'NotAvailableYet' }
  | { readonly _tag: 'NotAvailable' }
  | { readonly _tag: 'Timeout' }
  /** The client did not invest yet. @see decision 0382 */
  | { readonly _tag: 'NothingHeld' }
  /** The file came, and the viewer cannot draw it. Only who draws it can know. @see decision 0321 */
  | { readonly _tag: 'Broken' }
  | CallFailure;

/** The viewer has no report to show. @see spec B §2 Reports; decision Q012 */
export type RequestMissing = { readonly _tag: 'RequestMissing' };

/** The list of periods failed. @see spec B §8 Reports; decision Q011 */
export type PeriodsNotLoaded = { readonly _tag: 'PeriodsNotLoaded' };
