import type { Session } from '@aroeira/domain/access';
import { hourInSaoPaulo, todayOf, type CalendarDay, type Clock, type Scheduler } from '@aroeira/domain/kernel';
import { greetingOf, type Position, type PositionCache } from '@aroeira/domain/position';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded } from '../ui/loaded.ts';

/** The stage of the position: loading, announced, shown or failed. @see spec A §2 Dashboard */
export type DashboardStage =
  | { readonly _tag: 'Syncing' }
  /** The position has loaded, and the screen says so before it shows the position. */
  | { readonly _tag: 'Ready' }
  | { readonly _tag: 'Shown'; readonly position: Position }
  | { readonly _tag: 'Failed' };

/** Milliseconds that 'Tudo pronto!' stays. @see spec A §9 */
const READY_FOR = 2000;

/** What a visit works with. */
export interface DashboardParts {
  readonly session: Session;
  readonly positions: PositionCache;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** The visit began: what staff may have changed is asked for again. */
  readonly opened: () => void;
  /** A load of the position ended. It decides whether the client may invest. */
  readonly synced: (outcome: 'loaded' | 'failed') => void;
}

/** One visit to the dashboard. It begins with hidden amounts (decision Q072). @see spec A §2 Dashboard */
export class DashboardViewModel {
  isHidden = true;
  readonly greeting: string;
  readonly today: CalendarDay;
  /** Whether the screen announces the loaded position and does not show it yet. */
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
    this.parts.opened();
    const held = this.parts.positions.held(this.parts.session.document);
    if (held === undefined) await this.sync();
    else this.position.show(held);
  }

  /** Loads the position, for the first time or again. */
  async sync(): Promise<void> {
    this.stopWaiting();
    this.isAnnounced = true;
    await this.position.load();
    const { _tag } = this.position.state;
    if (_tag === 'Loading') return;
    this.parts.synced(_tag === 'Shown' ? 'loaded' : 'failed');
    if (_tag === 'Shown') this.showSoon();
  }

  /** Ends the visit. */
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
