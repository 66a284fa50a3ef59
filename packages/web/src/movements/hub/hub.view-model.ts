import type { FindHubNotice, HubNotice } from '@aroeira/domain/movements';
import * as TE from 'fp-ts/TaskEither';
import { Loaded } from '../../ui/loaded.ts';

/** One visit to the hub. It shows no notice until it knows one. @see spec B §2 Movements */
export class HubViewModel {
  private readonly loaded: Loaded<HubNotice, never>;

  constructor(find: FindHubNotice) {
    this.loaded = new Loaded(TE.fromTask(find));
  }

  get notice(): HubNotice {
    return this.loaded.value;
  }

  async open(): Promise<void> {
    await this.loaded.load();
  }

  /** Ends the visit. */
  close(): void {
    this.loaded.close();
  }
}
