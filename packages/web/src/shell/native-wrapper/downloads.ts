import type { downloadFailureOf, FileContent } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';

/** Why a download failed. `NoSession` is the portal's own matter: it leads to the sign-in. */
export type NotDownloaded = ReturnType<typeof downloadFailureOf>;

/**
 * Gives the client a file from the API. A path that leads outside the API fails, because the token must not go there.
 *
 * Inside the native app, success means that the app saved the file, or that it has not answered for `ANSWER_WITHIN`.
 *
 * @see spec B §1: inside the native web view the native app downloads, elsewhere the browser does; decision 0189
 */
export interface Downloads {
  /**
   * @param path of the API, such as `documentUploads/download/12`
   * @param fileName the file's name on the client's device
   */
  readonly save: (path: string, fileName: string) => TaskEither<NotDownloaded, void>;
  /**
   * The same for a file that the page has already: a plain browser makes no second call.
   *
   * @param path where the API has this very file. `undefined` when it has it no more. The native app then gets nothing
   */
  readonly keep: (file: FileContent, path: string | undefined, fileName: string) => TaskEither<NotDownloaded, void>;
}

/** Puts a file that the page has among the client's downloads. */
export type KeepFile = (file: FileContent, fileName: string) => void;
