/** What the server does with the photo of a client. @see spec B §4 Profile photo */
export type PhotoChange =
  /** The new picture, in base64. */
  { readonly _tag: 'Replaced'; readonly base64: string } | { readonly _tag: 'Removed' };
