import type { CallFailure } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';

/**
 * Gives the client a document of the API as a file.
 *
 * @see spec B §1: inside the native web view the native app downloads, elsewhere the browser does
 */
export interface Downloads {
  /**
   * @param path of the API: `documentUploads/download/12`. A path that leads elsewhere is `Unreadable`: the answer
   * was wrong, and the token must not follow it.
   *
   * @param fileName its name on the client's device
   */
  readonly save: (path: string, fileName: string) => TaskEither<CallFailure, void>;
}
