import type { Renewal, RenewalStatus } from '@aroeira/domain/renewal';
import { makeAutoObservable } from 'mobx';
import { lastKnown, whenSessionEnds, type Kept, type Moves } from '../shell/session/kept.ts';

interface Parts {
  readonly renewal: Kept<Renewal>;
  readonly navigation: Moves;
  /** Whether the client saw the check list since the sign-in, or put it off. The browser knows it after a reload too. */
  readonly hasAnswered: () => boolean;
}

/** The renewal of the signed-in client, and whether this session has reacted to it. @see decision 0062 */
export class ClientRenewal {
  readonly #renewal: Kept<Renewal>;
  readonly #hasAnswered: () => boolean;
  #hasReacted = false;

  constructor({ renewal, navigation, hasAnswered }: Parts) {
    this.#renewal = renewal;
    this.#hasAnswered = hasAnswered;
    makeAutoObservable(this, {}, { autoBind: true });
    whenSessionEnds(navigation, () => {
      this.#hasReacted = false;
    });
  }

  /** `undefined` until the server said it. */
  get status(): RenewalStatus | undefined {
    return lastKnown(this.#renewal.state)?.status;
  }

  /** Asks unless the server said it. @returns what holds then; `undefined` without an answer */
  async ensure(): Promise<Renewal | undefined> {
    await this.#renewal.ensure();
    return lastKnown(this.#renewal.state);
  }

  /** Asks again. @returns what holds then; `undefined` without an answer */
  async refresh(): Promise<Renewal | undefined> {
    await this.#renewal.refresh();
    return lastKnown(this.#renewal.state);
  }

  /** Which reaction of the session this is. The next one is a later one. */
  react(): 'first' | 'later' {
    const visit = this.#hasReacted || this.#hasAnswered() ? 'later' : 'first';
    this.#hasReacted = true;
    return visit;
  }
}
