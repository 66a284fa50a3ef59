import type { IO } from 'fp-ts/IO';

/** A file that the client chose just now, or that the server already has. @see spec A §3 Uploaded file */
export interface UploadedFile {
  readonly name: string;
  /** The address of a picture of it on this machine or at the server. */
  readonly preview: string;
  /** The MIME type. */
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
  /** The content, when it was chosen here. */
  readonly base64?: string;
  /** The file's address at the server, if the server has it. */
  readonly remoteUrl?: string;
  /** Whether the client chose it here and has not sent it yet. */
  readonly isChanged: boolean;
  /** Whether the client removed it, so that the server must delete it. */
  readonly isDeleted: boolean;
}

/** How far the sending of a chosen file is. */
export type FileSending =
  | {
      readonly _tag: 'Sending';
      /** From 0 to 1. */
      readonly share: number;
      /** Stops the call that sends it, with all its files. */
      readonly stop: IO<void>;
    }
  | { readonly _tag: 'Sent' }
  | { readonly _tag: 'NotSent' };

/** Hears how far the sending of a file is. */
export type HearSending = (file: UploadedFile, sending: FileSending) => void;
