import type { FileContent } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';

/** The device did not share the file. A browser shares only soon after a press. */
export interface NotShared {
  readonly _tag: 'NotShared';
}

/** Opens the device's own choice of where to send a file. Who closes it has not failed. */
export type ShareFile = (file: FileContent, fileName: string) => TaskEither<NotShared, void>;

type Sharing = Partial<Pick<Navigator, 'share' | 'canShare'>>;

const fileOf = ({ bytes, contentType }: FileContent, fileName: string): File =>
  new File([bytes], fileName, { type: contentType });

/** `undefined` on a device that shares no PDF. */
export const shareFileWith = (navigator: Sharing): ShareFile | undefined => {
  const probe = fileOf({ bytes: new Uint8Array(), contentType: 'application/pdf' }, 'a.pdf');
  if (navigator.share === undefined || navigator.canShare?.({ files: [probe] }) !== true) return undefined;
  return (file, fileName) => async () => {
    try {
      await navigator.share?.({ files: [fileOf(file, fileName)], title: fileName });
      return E.right(undefined);
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError'
        ? E.right(undefined)
        : E.left({ _tag: 'NotShared' });
    }
  };
};
