/** What the page asks the native app around it to do. @see spec B §1; decision Q128 */
type WrapperMessage =
  | {
      readonly type: 'download';
      readonly payload: {
        readonly url: string;
        readonly fileName: string;
        /** The bearer token. The page gives the token away only here, and only for an address of the API. */
        readonly token: string;
        readonly loginId: string;
      };
    }
  | { readonly type: 'openLink'; readonly payload: { readonly url: string } };

/** The native app around the page. A plain browser has none. */
export type NativeWrapper =
  | { readonly _tag: 'Around'; readonly send: (message: WrapperMessage) => void }
  | { readonly _tag: 'None' };
