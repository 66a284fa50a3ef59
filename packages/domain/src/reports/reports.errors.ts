import type { CallFailure } from '../kernel/call-failure.ts';

/** Why there is no report to show. `TimedOut` is the specification's 'timeout'. @see spec B §4 Reports; decisions Q013, Q014 */
export type ReportFailure =
  | { readonly _tag: 'NotAvailableYet' }
  | { readonly _tag: 'NotAvailable' }
  | { readonly _tag: 'TimedOut' }
  | CallFailure;

/** The viewer was opened without knowing what to show. @see spec B §2 Reports; decision Q012 */
export type RequestMissing = { readonly _tag: 'RequestMissing' };

/** There are no periods to choose from. @see spec B §8 Reports; decision Q011 */
export type PeriodsNotLoaded = { readonly _tag: 'PeriodsNotLoaded' };

/** Why a file did not reach the client. @see spec B §8 Reports */
export type DownloadFailure =
  /** The call failed. */
  | { readonly _tag: 'DownloadFailed' }
  /** There is an answer, but no file in it. */
  | { readonly _tag: 'NotDownloadable' }
  | { readonly _tag: 'NotFound' }
  /** The native wrapper could not keep it. */
  | { readonly _tag: 'NotSaved' }
  /** The native wrapper kept it, and nothing there can show it. */
  | { readonly _tag: 'NoViewer' };
