import type { CallFailure } from '@aroeira/domain/kernel';
import {
  isRenewalDue,
  renewalLines,
  type Renewal,
  type RenewalFailure,
  type RenewalLine,
  type RenewalSignature,
} from '@aroeira/domain/renewal';
import type { CheckList, RegistrationStep } from '@aroeira/domain/registration';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable } from 'mobx';
import type { PortalStanding } from '../registration/standing/portal-standing.ts';
import type { Attention } from '../shell/session/session-watch.adapter.ts';
import { Call } from '../ui/call.ts';
import { Loaded } from '../ui/loaded.ts';

/** What a visit works with. The view model knows no path. */
export interface CheckListParts {
  /** A renewal that failed to load counts as ok. */
  readonly load: TaskEither<CallFailure, Renewal>;
  readonly start: TaskEither<RenewalFailure, void>;
  readonly openSigning: TaskEither<RenewalFailure, RenewalSignature>;
  /** Asks once whether the client signed. */
  readonly follow: (renewal: Renewal) => TaskEither<RenewalFailure, Renewal>;
  /** The page of the provider. `undefined` without configuration. */
  readonly pageOf: (signature: RenewalSignature) => string | undefined;
  readonly standing: Pick<PortalStanding, 'facts' | 'ensureFacts'>;
  readonly attention: Pick<Attention, 'onReturn'>;
  readonly goTo: (step: RegistrationStep) => void;
  /** Leaves a check list with nothing to do. */
  readonly leave: () => void;
}

/**
 * One visit to the check list of a renewal. A client without a due renewal goes to the dashboard. So does a client who
 * signed: the dashboard says that the renewal is over.
 *
 * @see spec A §2 Registration routes, A §4 Renewal; decisions Q129, Q130, Q132, Q133, 0213
 */
export class CheckListViewModel {
  readonly loaded: Loaded<Renewal>;
  /** The document to sign, while the signature is next. */
  readonly signing: Loaded<RenewalSignature, RenewalFailure>;
  readonly starting = new Call<RenewalFailure>();
  readonly #following = new Call<RenewalFailure>();
  readonly #parts: CheckListParts;
  #stopListening: () => void = () => undefined;

  constructor(parts: CheckListParts) {
    this.#parts = parts;
    // The lines come with what is filled in, so that nothing moves.
    const load = async () => (await Promise.all([parts.load(), parts.standing.ensureFacts()]))[0];
    this.loaded = new Loaded(load, { shown: (renewal) => this.arrived(renewal) });
    // A client who signed and closed the portal has nothing left to press.
    this.signing = new Loaded(parts.openSigning, {
      shown: ({ status }) => {
        if (status === 'signed') void this.follow();
      },
    });
    makeAutoObservable(this, { loaded: false, signing: false, starting: false }, { autoBind: true });
  }

  get lines(): readonly RenewalLine[] {
    return this.loaded.value === undefined ? [] : renewalLines(this.loaded.value);
  }

  /** What is filled in. `undefined` without an answer of the server: the renewal does not depend on it. */
  get checkList(): CheckList | undefined {
    return this.#parts.standing.facts?.checkList;
  }

  /** The line that the client does next. */
  get next(): RenewalLine | undefined {
    return this.lines.find(({ state }) => state === 'open');
  }

  /** The page where the client signs. `undefined` while it is not there. */
  get signingPage(): string | undefined {
    return this.signing.value && this.#parts.pageOf(this.signing.value);
  }

  /** Whether the client cannot sign here. */
  get hasNoSigningPage(): boolean {
    return this.signing.state._tag !== 'Loading' && this.signingPage === undefined;
  }

  async open(): Promise<void> {
    this.#stopListening = this.#parts.attention.onReturn(() => void this.follow());
    await this.loaded.load();
  }

  /** Ends the visit. */
  close(): void {
    this.#stopListening();
    this.loaded.close();
    this.signing.close();
    this.starting.close();
    this.#following.close();
  }

  /** Opens the page of the next line. The first one starts the renewal. */
  async goOn(): Promise<void> {
    const step = this.next?.step;
    if (step === undefined) return;
    if (this.loaded.value?.step !== undefined) return this.#parts.goTo(step);
    await this.starting.run(this.#parts.start, { done: () => this.#parts.goTo(step) });
  }

  private async follow(): Promise<void> {
    const { value } = this.loaded;
    if (value === undefined) return;
    // A failure changes nothing: the next focus asks again.
    await this.#following.run(this.#parts.follow(value), { done: (renewal) => this.arrived(renewal) });
  }

  private arrived(renewal: Renewal): void {
    if (!isRenewalDue(renewal.status) || renewal.step === 'signed') this.#parts.leave();
    else if (renewal.step === 'signature' && this.signing.value === undefined) void this.signing.load();
  }
}
