import type { CallFailure } from './call-failure.ts';

/** Why the client did not get a file. @see spec B §8 Reports */
export type DownloadFailure =
  /** The call failed. */
  | { readonly _tag: 'DownloadFailed' }
  /** The answer came without a file. */
  | { readonly _tag: 'NotDownloadable' }
  | { readonly _tag: 'NotFound' }
  /** The native app, or the disk, could not save it. */
  | { readonly _tag: 'NotSaved' }
  /** The native app saved it, but no app on the device can open it. */
  | { readonly _tag: 'NoViewer' }
  /** The native app fetches files by their address, and the server has another file there now. @see decision 0312 */
  | { readonly _tag: 'OutOfDate' };

/** The session ended. The portal handles this the same way on every page. */
type NoSession = Extract<CallFailure, { readonly _tag: 'NoSession' }>;

/** Why a call for a file brought none. @see spec B §8 Reports; decision 0189 */
export const downloadFailureOf = (failure: CallFailure): DownloadFailure | NoSession => {
  switch (failure._tag) {
    case 'NoSession':
      return failure;
    case 'Refused':
      return { _tag: failure.status === 404 ? 'NotFound' : 'DownloadFailed' };
    case 'Unreadable':
      return { _tag: 'NotDownloadable' };
    case 'Unreachable':
    case 'RefreshFailed':
      return { _tag: 'DownloadFailed' };
  }
};
