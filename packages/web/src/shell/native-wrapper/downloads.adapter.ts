import { isSignedIn, type DeviceMemory } from '@aroeira/domain/access';
import type { CallFailure, FileContent, Scheduler } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Downloads } from './downloads.ts';
import type { NativeWrapper } from './native-wrapper.ts';

/** How the app fetches a file with the session and gives it to the client. */
export interface DownloadPorts {
  readonly wrapper: NativeWrapper;
  readonly memory: Pick<DeviceMemory, 'session'>;
  /** The API's base as a whole URL. */
  readonly apiBase: string;
  readonly fetchFile: (path: string) => TE.TaskEither<CallFailure, FileContent>;
  readonly keepFile: (file: FileContent, fileName: string) => void;
}

/** Downloads with the native app, or with the browser when there is no native app. @see decision Q128 */
export const makeDownloads = (ports: DownloadPorts): Downloads => {
  const { wrapper, memory, apiBase, fetchFile, keepFile } = ports;
  return {
    save: (path, fileName) =>
      pipe(
        TE.fromOption((): CallFailure => ({ _tag: 'Unreadable', path: 'url' }))(addressOf(apiBase, path)),
        TE.chain((url) =>
          wrapper._tag === 'None'
            ? pipe(
                fetchFile(path),
                TE.map((file) => keepFile(file, fileName)),
              )
            : pipe(
                TE.fromIO(memory.session.read),
                TE.chainOptionK((): CallFailure => ({ _tag: 'NoSession', reason: 'none' }))(O.filter(isSignedIn)),
                TE.map(({ tokens, loginId }) =>
                  wrapper.send({ type: 'download', payload: { url, fileName, token: tokens.access, loginId } }),
                ),
              ),
        ),
      ),
  };
};

/** The whole address of a path of the API, or `undefined` for a path that leads outside the API. */
const addressOf = (apiBase: string, path: string): O.Option<string> => {
  const base = `${apiBase.replace(/^(.*[^/]|)\/+$/s, '$1')}/`;
  const url = URL.parse(path.replace(/^\/+/, ''), base);
  return url !== null && url.href.startsWith(base) ? O.some(url.href) : O.none;
};

/** Milliseconds that a browser may take to read the file. Some browsers read it only after the click is over. */
const READ_WITHIN = 60_000;

/** The parts of a browser that give a file to the client. */
export interface KeepingBrowser {
  readonly makeLink: () => Pick<HTMLAnchorElement, 'href' | 'download' | 'click'>;
  readonly urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
  readonly scheduler: Scheduler;
}

/** Puts a file among the browser's downloads. */
export const makeKeepFile =
  ({ makeLink, urls, scheduler }: KeepingBrowser): DownloadPorts['keepFile'] =>
  ({ bytes, contentType }, fileName) => {
    const url = urls.createObjectURL(new Blob([bytes], { type: contentType }));
    const link = makeLink();
    link.href = url;
    link.download = fileName;
    link.click();
    scheduler.after(READ_WITHIN, () => urls.revokeObjectURL(url));
  };
