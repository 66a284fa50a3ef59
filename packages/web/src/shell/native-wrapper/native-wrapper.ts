/** What the page asks the native app around it to do. @see spec B §1; decision Q128 */
type WrapperMessage =
  | {
      readonly type: 'download';
      readonly payload: {
        readonly url: string;
        readonly fileName: string;
        /** The bearer token: it is handed over here and nowhere else, and for an address of the API alone. */
        readonly token: string;
        readonly loginId: string;
      };
    }
  | { readonly type: 'openLink'; readonly payload: { readonly url: string } };

/** The native app around the page; in a plain browser there is none, and nothing can be handed to it. */
export type NativeWrapper =
  | { readonly _tag: 'Around'; readonly send: (message: WrapperMessage) => void }
  | { readonly _tag: 'None' };
