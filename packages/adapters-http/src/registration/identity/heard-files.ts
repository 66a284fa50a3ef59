import type { CallFailure, HearSending, UploadedFile } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Declared } from '../../http/transport.ts';

/** A file of a body with its content in base64. */
interface Part {
  readonly file: UploadedFile;
  readonly length: number;
}

/**
 * Makes a call that sends files, tells how far each file is, and stops it when the client does.
 *
 * @param sent the chosen files, in the order of the body
 * @param call makes the call. Its argument hears how much of the body is sent, and is empty when no file is sent
 */
export const hearingFiles =
  <A>(
    sent: readonly (UploadedFile | undefined)[],
    hear: HearSending,
    call: (told: Pick<Declared, 'hearSent' | 'stopped'>) => TE.TaskEither<CallFailure, A>,
  ): TE.TaskEither<CallFailure, A> =>
  async () => {
    const parts = sent.flatMap((file): Part[] => (file?.isChanged ? [{ file, length: file.base64?.length ?? 0 }] : []));
    if (parts.length === 0) return call({})();
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    const tell = (share: number) => {
      for (const [index, { file }] of parts.entries())
        hear(file, { _tag: 'Sending', share: shareOf(parts, index, share), stop });
    };
    tell(0);
    const answer = await call({ hearSent: tell, stopped: stopping.signal })();
    for (const { file } of parts) hear(file, { _tag: E.isRight(answer) ? 'Sent' : 'NotSent' });
    return answer;
  };

/** The share of one file, from the share of the whole body. The rest of the body is short beside the files. */
const shareOf = (parts: readonly Part[], index: number, share: number): number => {
  const lengthOf = (some: readonly Part[]) => some.reduce((sum, { length }) => sum + length, 0);
  const before = lengthOf(parts.slice(0, index));
  const own = Math.max(1, lengthOf(parts.slice(index, index + 1)));
  return Math.min(1, Math.max(0, (share * lengthOf(parts) - before) / own));
};
