import type { Session } from '@aroeira/domain/access';
import { hourInSaoPaulo, todayOf, type CalendarDay, type Clock, type Scheduler } from '@aroeira/domain/kernel';
import { greetingOf, type Position, type PositionCache } from '@aroeira/domain/position';
import { makeAutoObservable, runInAction } from 'mobx';

/** How far the position is on its way to the screen. @see spec A §2 Dashboard */
export type DashboardStage =
  | { readonly _tag: 'Syncing' }
  /** Loaded, and said to be, before it is shown. */
  | { readonly _tag: 'Ready' }
  | { readonly _tag: 'Shown'; readonly position: Position }
  | { readonly _tag: 'Failed' };

/** How long 'Tudo pronto!' stands. @see spec A §9 */
const READY_FOR = 2000;

interface Ports {
  readonly positions: PositionCache;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/** One visit to the dashboard of a client. The position is hidden at each (decision Q072). @see spec A §2 Dashboard */
export class DashboardViewModel {
  stage: DashboardStage = { _tag: 'Syncing' };
  isHidden = true;
  readonly greeting: string;
  readonly today: CalendarDay;
  private readonly session: Session;
  private readonly ports: Ports;
  private stopWaiting: () => void = () => undefined;
  /** Counts the loads, so that the answer to one that was left behind changes nothing. */
  private load = 0;

  constructor(session: Session, ports: Ports) {
    this.session = session;
    this.ports = ports;
    this.greeting = greetingOf(session.name, hourInSaoPaulo(ports.clock.now()));
    this.today = todayOf(ports.clock)();
    makeAutoObservable<this, 'session' | 'ports' | 'stopWaiting' | 'load'>(
      this,
      { greeting: false, today: false, session: false, ports: false, stopWaiting: false, load: false },
      { autoBind: true },
    );
  }

  /** A position that is held already is shown at once: nothing loads, so there is nothing to wait for (0040). */
  async open(): Promise<void> {
    const held = this.ports.positions.held(this.session.document);
    if (held === undefined) await this.sync();
    else this.stage = { _tag: 'Shown', position: held };
  }

  /** Asks for the position, for the first time or again. */
  async sync(): Promise<void> {
    this.close();
    const mine = this.load;
    this.stage = { _tag: 'Syncing' };
    const answer = await this.ports.positions.load(this.session.document)();
    if (mine !== this.load) return;
    runInAction(() => {
      if (answer._tag === 'Left') this.stage = { _tag: 'Failed' };
      else this.announce(answer.right);
    });
  }

  /** The visit is over. */
  close(): void {
    this.load += 1;
    this.stopWaiting();
  }

  toggle(): void {
    this.isHidden = !this.isHidden;
  }

  private announce(position: Position): void {
    this.stage = { _tag: 'Ready' };
    this.stopWaiting = this.ports.scheduler.after(READY_FOR, () =>
      runInAction(() => {
        this.stage = { _tag: 'Shown', position };
      }),
    );
  }
}
