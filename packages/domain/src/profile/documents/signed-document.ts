/** A document that the client signed. @see spec B §3 Document */
export interface SignedDocument {
  readonly id: number;
  /** The server's word for its kind: a known one or another. */
  readonly template: string;
  /** The number of its type. @see spec B §3 Document type ids */
  readonly documentType: number;
  /** `undefined` when the server gives no title. */
  readonly title: string | undefined;
  /** What it is about, in a word or two. */
  readonly caption: string | undefined;
  /** What else to say, such as when it was signed. */
  readonly description: string | undefined;
  /** The fund of an adhesion. */
  readonly fundName: string | undefined;
}
