import type { CallFailure } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';

/**
 * Gives the client a document of the API as a file.
 *
 * @see spec B §1: inside the native web view a download is handed over, elsewhere it is the browser's
 */
export interface Downloads {
  /**
   * @param path of the API: `documentUploads/download/12`. One that leads elsewhere is `Unreadable`: it came from an answer
   *   that is not as specified, and the token must not follow it.
   * @param fileName what the file is called on the client's device
   */
  readonly save: (path: string, fileName: string) => TaskEither<CallFailure, void>;
}
