import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';
import type { IdentificationValues } from './identification.form.ts';

/** A picture that is kept of a client's papers. @see spec A §7 "1 front, 2 back, 4 residence proof" */
export type Picture = 'front' | 'back' | 'proofOfResidence';

/**
 * The papers of a client. A save may be repeated; a picture that was not changed is not sent, and stays.
 *
 * @see spec A §7 `PUT /clients/update/{id}/ocr`, `PUT /clients/proof-of-residence/{id}`; docs/decisions/0152
 */
export interface Papers {
  /** The identity document with its pictures. A back that the new paper does not have goes. */
  readonly saveIdentification: (clientId: number, values: IdentificationValues) => TaskEither<CallFailure, void>;
  readonly saveProofOfResidence: (clientId: number, proof: UploadedFile) => TaskEither<CallFailure, void>;
  /** What the server has, as a form starts from it: without its content. `undefined` when it has none. */
  readonly picture: (clientId: number, picture: Picture) => TaskEither<CallFailure, UploadedFile | undefined>;
}
