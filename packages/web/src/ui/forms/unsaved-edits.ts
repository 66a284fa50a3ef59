import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { Asking } from '../asking.ts';
import type { Guarded } from './leave-guard.ts';

interface Parts {
  readonly navigation: Guarded;
  /** Whether the client would lose something now. */
  readonly isChanged: () => boolean;
  /** Whether closing the tab loses something, too. Without it every change is lost. */
  readonly losesWork?: (() => boolean) | undefined;
  /** The client leaves without the edits. */
  readonly discarded?: (() => void) | undefined;
}

/** Asks before the client leaves a page with edits that are not saved. A view model watches from `open` to `close`. */
export class UnsavedEdits {
  readonly asking = new Asking<'discard'>();
  private readonly parts: Parts;
  private stop: () => void = () => undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  watch(): void {
    const { navigation, isChanged, losesWork = isChanged, discarded } = this.parts;
    this.stop = navigation.guard({
      get losesWork() {
        return losesWork();
      },
      ask: () =>
        !isChanged() ||
        pipe(
          this.asking.ask('discard'),
          TE.toUnion,
          T.tapIO((leaves) => () => leaves && discarded?.()),
        )(),
    });
  }

  /** The edits are saved, or the visit ended: nothing asks any more. */
  release(): void {
    this.stop();
    this.asking.close();
  }
}
