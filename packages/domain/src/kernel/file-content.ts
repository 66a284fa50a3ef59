/** A document as the server sent it. */
export interface FileContent {
  /** What the bytes are, as the server says: `application/pdf`. */
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
