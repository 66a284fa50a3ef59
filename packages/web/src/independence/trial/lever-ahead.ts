import type { LeverFields } from '@aroeira/domain/independence';
import type { Scheduler, Typed } from '@aroeira/domain/kernel';
import { makeAutoObservable, observableRef } from 'mobx';
import { makeDebounce, type Debounce } from '../../ui/forms/debounce.ts';

/** A lever, and what its field will hold. */
interface Ahead {
  readonly name: keyof LeverFields;
  readonly text: string;
}

type WriteLever = (name: keyof LeverFields, text: string) => void;

/**
 * A moved lever, ahead of its field. A dragged slider redraws the lines within one frame. Its field follows after that
 * frame. The check, the drawing and the layout of a field do not fit into it.
 */
export class LeverAhead {
  private ahead: Ahead | undefined = undefined;
  readonly #arrival: Debounce;
  readonly #write: WriteLever;

  /** @param write writes the text into the field of the lever */
  constructor(scheduler: Scheduler, write: WriteLever) {
    this.#write = write;
    this.#arrival = makeDebounce(scheduler, 0, () => this.arrive());
    makeAutoObservable<this, 'ahead'>(this, { ahead: observableRef, over: false }, { autoBind: true });
  }

  /** What the fields hold when the lever has arrived. */
  over(typed: Typed<LeverFields>): Typed<LeverFields> {
    return this.ahead === undefined ? typed : { ...typed, [this.ahead.name]: this.ahead.text };
  }

  move(name: keyof LeverFields, text: string): void {
    if (this.ahead?.name !== name) this.arrive();
    // A new wait with each move would hold the field back for as long as a finger drags.
    if (this.ahead === undefined) this.#arrival.start();
    this.ahead = { name, text };
  }

  /** The field takes over what its lever holds, now. */
  arrive(): void {
    this.#arrival.cancel();
    if (this.ahead !== undefined) this.#write(this.ahead.name, this.ahead.text);
    this.ahead = undefined;
  }

  close(): void {
    this.#arrival.cancel();
    this.ahead = undefined;
  }
}
