import { hubNoticeOf, type HubNotice } from '@aroeira/domain/movements';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { Loaded } from '../../ui/loaded.ts';
import type { OrderHours } from '../order-hours.ts';

/** What a visit works with. */
export interface HubParts {
  readonly mustRenewSuitability: Task<boolean>;
  readonly hours: OrderHours;
}

/** One visit to the hub. @see spec B §2 Movements */
export class HubViewModel {
  private readonly loaded: Loaded<boolean, never>;
  private readonly hours: OrderHours;

  constructor({ mustRenewSuitability, hours }: HubParts) {
    this.loaded = new Loaded(TE.fromTask(mustRenewSuitability));
    this.hours = hours;
  }

  get notice(): HubNotice {
    return hubNoticeOf({ mustRenewSuitability: this.loaded.value === true, hours: this.hours.notice });
  }

  async open(): Promise<void> {
    this.hours.open();
    await this.loaded.load();
  }

  /** Ends the visit. */
  close(): void {
    this.hours.close();
    this.loaded.close();
  }
}
