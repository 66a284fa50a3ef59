import type { Session } from '@aroeira/domain/access';
import { hourInSaoPaulo, todayOf, type CalendarDay, type Clock, type Scheduler } from '@aroeira/domain/kernel';
import { greetingOf, type Position, type PositionCache } from '@aroeira/domain/position';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded } from '../ui/loaded.ts';

/** How far the position is on its way to the screen. @see spec A §2 Dashboard */
export type DashboardStage =
  | { readonly _tag: 'Syncing' }
  /** It is loaded, and the screen says so before it shows it. */
  | { readonly _tag: 'Ready' }
  | { readonly _tag: 'Shown'; readonly position: Position }
  | { readonly _tag: 'Failed' };

/** How long 'Tudo pronto!' stands. @see spec A §9 */
const READY_FOR = 2000;

/** What a visit works with. */
export interface DashboardParts {
  readonly session: Session;
  readonly positions: PositionCache;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/** One visit to the dashboard of a client. The position is hidden at each (decision Q072). @see spec A §2 Dashboard */
export class DashboardViewModel {
  isHidden = true;
  readonly greeting: string;
  readonly today: CalendarDay;
  /** Whether the loaded position is announced, and not shown yet. */
  private isAnnounced = false;
  private readonly position: Loaded<Position>;
  private readonly parts: DashboardParts;
  private stopWaiting: () => void = () => undefined;

  constructor(parts: DashboardParts) {
    const { session, positions, clock } = parts;
    this.parts = parts;
    this.position = new Loaded(positions.load(session.document));
    this.greeting = greetingOf(session.name, hourInSaoPaulo(clock.now()));
    this.today = todayOf(clock)();
    makeAutoObservable<this, 'position' | 'parts' | 'stopWaiting'>(
      this,
      { greeting: false, today: false, position: false, parts: false, stopWaiting: false },
      { autoBind: true },
    );
  }

  get stage(): DashboardStage {
    const { state } = this.position;
    if (state._tag === 'Loading') return { _tag: 'Syncing' };
    if (state._tag === 'Failed') return { _tag: 'Failed' };
    return this.isAnnounced ? { _tag: 'Ready' } : { _tag: 'Shown', position: state.value };
  }

  /** Shows a position that is held already at once: nothing loads, so there is nothing to wait for (decision 0040). */
  async open(): Promise<void> {
    const held = this.parts.positions.held(this.parts.session.document);
    if (held === undefined) await this.sync();
    else this.position.show(held);
  }

  /** Asks for the position, for the first time or again. */
  async sync(): Promise<void> {
    this.stopWaiting();
    this.isAnnounced = true;
    await this.position.load();
    if (this.position.state._tag === 'Shown') this.showSoon();
  }

  /** The visit is over. */
  close(): void {
    this.stopWaiting();
    this.position.close();
  }

  toggle(): void {
    this.isHidden = !this.isHidden;
  }

  private showSoon(): void {
    this.stopWaiting = this.parts.scheduler.after(READY_FOR, () =>
      runInAction(() => {
        this.isAnnounced = false;
      }),
    );
  }
}
