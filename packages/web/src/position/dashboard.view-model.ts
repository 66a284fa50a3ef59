import type { Session } from '@aroeira/domain/access';
import {
  hourInSaoPaulo,
  todayOf,
  type CalendarDay,
  type CallFailure,
  type Clock,
  type Scheduler,
} from '@aroeira/domain/kernel';
import { greetingOf, positionCsv, type Position } from '@aroeira/domain/position';
import { makeAutoObservable, runInAction } from 'mobx';
import type { KeepFile } from '../shell/native-wrapper/downloads.ts';
import { hasFailed, type Kept } from '../shell/session/kept.ts';
import { csvFile } from '../ui/csv-file.ts';

/** The stage of the position: loading, announced, shown or failed. @see spec A §2 Dashboard */
export type DashboardStage =
  | { readonly _tag: 'Syncing' }
  /** The position has loaded, and the screen says so before it shows the position. */
  | { readonly _tag: 'Ready' }
  | { readonly _tag: 'Shown'; readonly position: Position }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure | undefined };

/** Milliseconds that 'Tudo pronto!' stays. @see spec A §9 */
const READY_FOR = 2000;

/** What a visit works with. */
export interface DashboardParts {
  readonly session: Session;
  readonly position: Pick<Kept<Position>, 'state' | 'current' | 'ensure'>;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** Gives a file to the client. `undefined` where files cannot be kept, as inside the native app. */
  readonly keepFile: KeepFile | undefined;
  /** The visit began: what else the dashboard loads is asked for. */
  readonly opened: () => void;
}

/** One visit to the dashboard. It begins with hidden amounts (decision Q072). @see spec A §2 Dashboard */
export class DashboardViewModel {
  isHidden = true;
  readonly greeting: string;
  readonly today: CalendarDay;
  private step: DashboardStage['_tag'];
  readonly #parts: DashboardParts;
  #stopWaiting: () => void = () => undefined;
  /** The number of the last load. Only its end counts, and none after the visit. */
  #asked = 0;

  constructor(parts: DashboardParts) {
    const { session, position, clock } = parts;
    this.#parts = parts;
    // A position that is fresh appears at once: there is nothing to wait for (decision 0040).
    this.step = position.current()._tag === 'Fresh' ? 'Shown' : 'Syncing';
    this.greeting = greetingOf(session.name, hourInSaoPaulo(clock.now()));
    this.today = todayOf(clock)();
    makeAutoObservable(this, { greeting: false, today: false }, { autoBind: true });
  }

  get stage(): DashboardStage {
    if (this.step === 'Syncing' || this.step === 'Ready') return { _tag: this.step };
    const { state } = this.#parts.position;
    if (this.step === 'Shown' && state._tag === 'Fresh') return { _tag: 'Shown', position: state.value };
    if (this.step === 'Shown' && !hasFailed(state)) return { _tag: 'Syncing' };
    return { _tag: 'Failed', failure: 'failure' in state ? state.failure : undefined };
  }

  async open(): Promise<void> {
    this.#parts.opened();
    if (this.step !== 'Shown') await this.sync();
  }

  /** Loads the position, for the first time or again. */
  async sync(): Promise<void> {
    this.#stopWaiting();
    const mine = (this.#asked += 1);
    this.step = 'Syncing';
    await this.#parts.position.ensure();
    if (mine === this.#asked) runInAction(this.settle);
  }

  /** Ends the visit. */
  close(): void {
    this.#stopWaiting();
    this.#asked += 1;
  }

  toggle(): void {
    this.isHidden = !this.isHidden;
  }

  /** A hidden position leaves no file behind (decision 0192). */
  get canKeepFiles(): boolean {
    return this.#parts.keepFile !== undefined && !this.isHidden;
  }

  /** Gives the position as a spreadsheet. */
  keepCsv(): void {
    if (!this.canKeepFiles || this.stage._tag !== 'Shown') return;
    this.#parts.keepFile?.(csvFile(positionCsv(this.stage.position)), `posicao-${this.today}.csv`);
  }

  private settle(): void {
    this.step = this.#parts.position.state._tag === 'Fresh' ? 'Ready' : 'Failed';
    if (this.step === 'Ready')
      this.#stopWaiting = this.#parts.scheduler.after(READY_FOR, () =>
        runInAction(() => {
          this.step = 'Shown';
        }),
      );
  }
}
