import {
  automaticCheckDelay,
  checked,
  checking,
  openSigningPage,
  tokenToCheck,
  type FundTerms,
  type SigningPage,
} from '@aroeira/domain/movements';
import type { Scheduler } from '@aroeira/domain/kernel';
import type { Attention } from '../../shell/session/session-watch.adapter.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InvestmentUnderWay } from './investment-under-way.ts';

/** What a visit works with. */
export interface SignParts {
  readonly underWay: InvestmentUnderWay;
  readonly fundTerms: Pick<FundTerms, 'statusOf'>;
  readonly scheduler: Scheduler;
  readonly attention: Attention;
  /** Opens an address in a new tab. */
  readonly openTab: (address: string) => void;
  readonly goOn: () => void;
}

/** One visit to the terms of the funds. @see spec B §4 Signing fund terms; decisions 0306, 0198 */
export class SignViewModel {
  page: SigningPage;
  /** The places of the terms that the client read and accepted. */
  accepted: ReadonlySet<number> = new Set();
  /** The client pressed the button of the signature before they accepted every term. */
  isReadingMissing = false;
  readonly #parts: SignParts;
  #isGone = false;
  /** The client has been at the page of the signature. */
  #hasLeft = false;
  #cancel: () => void = () => undefined;
  #stopListening: () => void = () => undefined;

  constructor(parts: SignParts) {
    this.#parts = parts;
    this.page = openSigningPage(parts.underWay.terms);
    makeAutoObservable(this, { page: observableRef, accepted: observableRef }, { autoBind: true });
  }

  /** Checks half a second after the client comes, and after each time they come back to the window. */
  open(): void {
    this.#isGone = false;
    this.#stopListening = this.#parts.attention.onReturn(this.checkSoon);
    this.checkSoon();
  }

  /** Ends the visit. */
  close(): void {
    this.#isGone = true;
    this.#stopListening();
    this.#cancel();
  }

  accept(place: number): void {
    this.accepted = new Set(this.accepted).add(place);
    this.isReadingMissing = false;
  }

  /** Opens the page of the signature, when every term is accepted. */
  sign(count: number): void {
    if (this.page._tag !== 'Unsigned') return;
    this.isReadingMissing = this.accepted.size < count;
    if (this.isReadingMissing) return;
    this.#hasLeft = true;
    this.#parts.openTab(this.page.terms.signUrl);
  }

  /** The button: the client waits for the answer. */
  async check(): Promise<void> {
    await this.ask(true);
  }

  /** 'Avançar'. */
  goOn(): void {
    if (this.page._tag === 'Signed') this.#parts.goOn();
  }

  /** A browser reports one return several times, and a check that waits begins its wait again. */
  private checkSoon(): void {
    this.#cancel();
    const delay = this.page._tag === 'Unsigned' ? automaticCheckDelay(false, this.page.terms) : undefined;
    if (delay !== undefined) this.#cancel = this.#parts.scheduler.after(delay, () => void this.ask(this.#hasLeft));
  }

  private async ask(isAwaited: boolean): Promise<void> {
    const token = tokenToCheck(this.page);
    if (token === undefined) return;
    this.page = checking(this.page);
    const answer = await this.#parts.fundTerms.statusOf(token)();
    if (this.#isGone) return;
    runInAction(() => {
      this.page = checked(this.page, answer, isAwaited);
      this.#parts.underWay.isSigned = this.page._tag === 'Signed';
    });
  }
}
