import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';
import type { IdentificationValues } from './identification.form.ts';

/** A saved picture of a client's documents. @see spec A §7 "1 front, 2 back, 4 residence proof" */
export type Picture = 'front' | 'back' | 'proofOfResidence';

/**
 * The pictures of a client's documents. A save may be repeated. It does not send an unchanged picture, and the server
 * keeps it.
 *
 * @see spec A §7 `PUT /clients/update/{id}/ocr`, `PUT /clients/proof-of-residence/{id}`; decision 0152
 */
export interface Papers {
  /** Saves the identity document with its pictures. The server removes the back of a document that has none. */
  readonly saveIdentification: (clientId: number, values: IdentificationValues) => TaskEither<CallFailure, void>;
  readonly saveProofOfResidence: (clientId: number, proof: UploadedFile) => TaskEither<CallFailure, void>;
  /** The saved picture without its content, as the form starts with it. `undefined` when there is none. */
  readonly picture: (clientId: number, picture: Picture) => TaskEither<CallFailure, UploadedFile | undefined>;
}
