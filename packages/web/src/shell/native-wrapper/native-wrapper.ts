/** What the page asks the native app around it to do. @see spec B §1; decisions Q128 and 0189 */
type WrapperMessage =
  | {
      readonly type: 'download';
      readonly payload: {
        /** The native app names it in its answer. */
        readonly id: string;
        readonly url: string;
        readonly fileName: string;
        /** The bearer token. The page gives the token away only here, and only for an address of the API. */
        readonly token: string;
        readonly loginId: string;
      };
    }
  | { readonly type: 'openLink'; readonly payload: { readonly url: string } };

/** What the native app says about a download. @see decision 0189 */
export interface DownloadAnswer {
  /** The id of the page's message. */
  readonly id: string;
  /** `noViewer`: it is saved, but no app on the device can open it. */
  readonly status: 'saved' | 'noViewer' | 'failed';
}

/** The native app around the page. A plain browser has none. */
export type NativeWrapper =
  | {
      readonly _tag: 'Around';
      readonly send: (message: WrapperMessage) => void;
      /** Hears the app's answers. @returns a function that ends it */
      readonly hear: (take: (answer: DownloadAnswer) => void) => () => void;
    }
  | { readonly _tag: 'None' };
