import type { SignedInSession } from '@aroeira/domain/access';
import {
  downloadFailureOf,
  isAnnouncedFile,
  type CallFailure,
  type Chance,
  type FileContent,
  type Scheduler,
} from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Downloads, KeepFile, NotDownloaded } from './downloads.ts';
import type { DownloadAnswer, NativeWrapper } from './native-wrapper.ts';

/** How the app fetches a file with the session and gives it to the client. */
export interface DownloadPorts {
  readonly wrapper: NativeWrapper;
  /** The session with an access token that is not old. */
  readonly session: TE.TaskEither<CallFailure, SignedInSession>;
  /** The API's base as a whole URL. */
  readonly apiBase: string;
  readonly fetchFile: (path: string) => TE.TaskEither<CallFailure, FileContent>;
  readonly keepFile: KeepFile;
  readonly scheduler: Scheduler;
  readonly chance: Chance;
}

/** Downloads with the native app, or with the browser when there is no native app. @see decisions Q128 and 0189 */
export const makeDownloads = (ports: DownloadPorts): Downloads => {
  const { wrapper, apiBase, fetchFile, keepFile } = ports;
  const give = (file: () => TE.TaskEither<NotDownloaded, FileContent>, path: string, fileName: string) =>
    pipe(
      TE.fromOption((): NotDownloaded => ({ _tag: 'DownloadFailed' }))(addressOf(apiBase, path)),
      TE.chain((url) =>
        wrapper._tag === 'None'
          ? pipe(
              file(),
              TE.map((content) => keepFile(content, fileName)),
            )
          : handOver({ ...ports, app: wrapper }, url, fileName),
      ),
    );
  return {
    save: (path, fileName) =>
      give(
        () =>
          pipe(
            fetchFile(path),
            TE.mapLeft(downloadFailureOf),
            TE.filterOrElse(isAnnouncedFile, (): NotDownloaded => ({ _tag: 'NotDownloadable' })),
          ),
        path,
        fileName,
      ),
    keep: (file, path, fileName) => {
      if (path !== undefined) return give(() => TE.right(file), path, fileName);
      if (wrapper._tag === 'Around') return TE.left({ _tag: 'OutOfDate' });
      return TE.rightIO(() => keepFile(file, fileName));
    },
  };
};

/** Milliseconds that the native app may take to answer. An app of an earlier version never answers. */
const ANSWER_WITHIN = 30_000;

const OUTCOMES: Readonly<Record<DownloadAnswer['status'], E.Either<NotDownloaded, void>>> = {
  saved: E.right(undefined),
  noViewer: E.left({ _tag: 'NoViewer' }),
  failed: E.left({ _tag: 'NotSaved' }),
};

interface HandingOver extends Pick<DownloadPorts, 'session' | 'scheduler' | 'chance'> {
  readonly app: Extract<NativeWrapper, { readonly _tag: 'Around' }>;
}

/** Gives a download to the native app, and waits for its answer. Without an answer nobody knows of a failure. */
const handOver = ({ session, scheduler, chance, app }: HandingOver, url: string, fileName: string) =>
  pipe(
    session,
    TE.mapLeft(downloadFailureOf),
    TE.chain(
      ({ tokens, loginId }) =>
        () =>
          new Promise<E.Either<NotDownloaded, void>>((resolve) => {
            const id = String(chance());
            const end = (outcome: E.Either<NotDownloaded, void>): void => {
              stop();
              cancel();
              resolve(outcome);
            };
            const stop = app.hear((answer) => {
              if (answer.id === id) end(OUTCOMES[answer.status]);
            });
            const cancel = scheduler.after(ANSWER_WITHIN, () => end(E.right(undefined)));
            app.send({ type: 'download', payload: { id, url, fileName, token: tokens.access, loginId } });
          }),
    ),
  );

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
