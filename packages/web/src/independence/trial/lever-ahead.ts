import type { LeverFields } from '@aroeira/domain/independence';
import type { Scheduler, Typed } from '@aroeira/domain/kernel';
import { makeAutoObservable, observableRef } from 'mobx';
import { makeDebounce, type Debounce } from '../../ui/forms/debounce.ts';

/** A lever, and what its field will hold. */
interface Ahead {
  readonly name: keyof LeverFields;
  readonly text: string;
}

/**
 * A moved lever, ahead of its field. A slider redraws the lines within one frame, and its field follows right after it: a
 * field that is checked, drawn and laid out does not fit into the same frame.
 */
export class LeverAhead {
  private ahead: Ahead | undefined = undefined;
  private readonly arrival: Debounce;
  private readonly write: (name: keyof LeverFields, text: string) => void;

  /** @param write writes the text into the field of the lever */
  constructor(scheduler: Scheduler, write: LeverAhead['write']) {
    this.write = write;
    this.arrival = makeDebounce(scheduler, 0, () => this.arrive());
    makeAutoObservable<this, 'ahead' | 'arrival' | 'write'>(
      this,
      { ahead: observableRef, arrival: false, write: false, over: false },
      { autoBind: true },
    );
  }

  get isThere(): boolean {
    return this.ahead !== undefined;
  }

  /** What the fields hold when the lever has arrived. */
  over(typed: Typed<LeverFields>): Typed<LeverFields> {
    return this.ahead === undefined ? typed : { ...typed, [this.ahead.name]: this.ahead.text };
  }

  move(name: keyof LeverFields, text: string): void {
    if (this.ahead?.name !== name) this.arrive();
    this.ahead = { name, text };
    this.arrival.start();
  }

  /** The field takes over what its lever holds, now. */
  arrive(): void {
    this.arrival.cancel();
    if (this.ahead !== undefined) this.write(this.ahead.name, this.ahead.text);
    this.ahead = undefined;
  }

  close(): void {
    this.arrival.cancel();
  }
}
