/** A document as the server sent it. */
export interface FileContent {
  /** The type of the bytes, from the server: `application/pdf`. */
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
