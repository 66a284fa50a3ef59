import type { CallFailure, FileContent } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Downloads, NotDownloaded } from '../../shell/native-wrapper/downloads.ts';
import { Call } from '../../ui/call.ts';
import { Loaded } from '../../ui/loaded.ts';

/** A PDF of the server, as a list names it. */
export interface Paper {
  readonly title: string;
  /** Where the API has it. */
  readonly path: string;
  /** Its name on the client's device. */
  readonly fileName: string;
}

interface Parts {
  readonly paper: Paper;
  readonly load: TaskEither<CallFailure, FileContent>;
  readonly downloads: Pick<Downloads, 'keep'>;
}

export type PaperViewModel = ReturnType<typeof makePaperModel>;

/** One visit to a PDF of the profile: the client reads it, and may keep it. @see spec B §2 Profile */
export const makePaperModel = ({ paper: { title, path, fileName }, load, downloads }: Parts) => {
  const file = new Loaded(load);
  const saving = new Call<NotDownloaded>();
  return {
    title,
    file,
    saving,
    save: (shown: FileContent) => saving.run(downloads.keep(shown, path, fileName)),
    open: () => file.load(),
    close: () => {
      file.close();
      saving.close();
    },
  };
};
