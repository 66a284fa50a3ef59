import { makeAutoObservable } from 'mobx';
import type { Downloads, NotDownloaded } from '../../shell/native-wrapper/downloads.ts';
import { Call } from '../../ui/call.ts';
import type { Paper } from './paper.view-model.ts';

/** The downloads of a list, one at a time. A press during a download does nothing. */
export class PaperDownloads {
  /** The path of the last file. Its line says how the download went. */
  path: string | undefined = undefined;
  readonly call = new Call<NotDownloaded>();
  readonly #downloads: Pick<Downloads, 'save'>;

  constructor(downloads: Pick<Downloads, 'save'>) {
    this.#downloads = downloads;
    makeAutoObservable(this, { call: false }, { autoBind: true });
  }

  async save({ path, fileName }: Paper): Promise<void> {
    if (this.call.isBusy) return;
    this.path = path;
    await this.call.run(this.#downloads.save(path, fileName));
  }

  close(): void {
    this.call.close();
  }
}
