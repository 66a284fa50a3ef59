import type { CallFailure } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';

/**
 * Gives the client a file from the API.
 *
 * @see spec B §1: inside the native web view the native app downloads, elsewhere the browser does
 */
export interface Downloads {
  /**
   * @param path of the API, such as `documentUploads/download/12`. A path that leads outside the API is `Unreadable`,
   * because the token must not go there
   *
   * @param fileName the file's name on the client's device
   */
  readonly save: (path: string, fileName: string) => TaskEither<CallFailure, void>;
}
