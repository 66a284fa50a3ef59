import type { DownloadFailure } from '@aroeira/domain/kernel';
import * as TE from 'fp-ts/TaskEither';
import type { Downloads } from '../../shell/native-wrapper/downloads.ts';

/** Downloads that go well, or end in one failure each. It keeps what it was asked. */
export const fakeDownloads = (...failures: readonly DownloadFailure[]) => {
  const left = [...failures];
  const did: (readonly string[])[] = [];
  const end = () => {
    const failure = left.shift();
    return failure === undefined ? TE.right(undefined) : TE.left(failure);
  };
  const downloads: Downloads = {
    save: (path, fileName) => (did.push(['save', path, fileName]), end()),
    keep: ({ bytes }, path, fileName) => (
      did.push(['keep', path ?? 'no address', fileName, new TextDecoder().decode(bytes)]), end()
    ),
  };
  return { ...downloads, did };
};
