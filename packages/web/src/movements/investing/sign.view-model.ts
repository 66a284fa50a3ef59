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
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InvestmentUnderWay } from './investment-under-way.ts';

/** What a visit works with. */
export interface SignParts {
  readonly underWay: InvestmentUnderWay;
  readonly fundTerms: Pick<FundTerms, 'isSigned'>;
  readonly scheduler: Scheduler;
  /** Opens an address in a new tab. */
  readonly openTab: (address: string) => void;
  readonly goOn: () => void;
}

/** One visit to the terms of the funds. @see spec B §4 Signing fund terms; decisions Q088, 0198 */
export class SignViewModel {
  page: SigningPage;
  /** The places of the terms that the client read and accepted. */
  accepted: ReadonlySet<number> = new Set();
  /** The client pressed the button of the signature before they accepted every term. */
  isReadingMissing = false;
  private readonly parts: SignParts;
  private isGone = false;
  private cancel: () => void = () => undefined;

  constructor(parts: SignParts) {
    this.parts = parts;
    this.page = openSigningPage(parts.underWay.terms);
    makeAutoObservable<this, 'parts' | 'isGone' | 'cancel'>(
      this,
      { page: observableRef, accepted: observableRef, parts: false, isGone: false, cancel: false },
      { autoBind: true },
    );
  }

  /** Checks once, half a second after the client comes. Later only the button checks. */
  open(): void {
    this.isGone = false;
    const delay = this.page._tag === 'Unsigned' ? automaticCheckDelay(false, this.page.terms) : undefined;
    if (delay !== undefined) this.cancel = this.parts.scheduler.after(delay, () => void this.check());
  }

  /** Ends the visit. */
  close(): void {
    this.isGone = true;
    this.cancel();
  }

  accept(place: number): void {
    this.accepted = new Set(this.accepted).add(place);
    this.isReadingMissing = false;
  }

  /** Opens the page of the signature, when every term is accepted. */
  sign(count: number): void {
    if (this.page._tag !== 'Unsigned') return;
    this.isReadingMissing = this.accepted.size < count;
    if (!this.isReadingMissing) this.parts.openTab(this.page.terms.signUrl);
  }

  async check(): Promise<void> {
    const token = tokenToCheck(this.page);
    if (token === undefined) return;
    this.page = checking(this.page);
    const isSigned = await this.parts.fundTerms.isSigned(token)();
    if (this.isGone) return;
    runInAction(() => {
      this.page = checked(this.page, isSigned);
      this.parts.underWay.isSigned = this.page._tag === 'Signed';
    });
  }

  /** 'Avançar'. */
  goOn(): void {
    if (this.page._tag === 'Signed') this.parts.goOn();
  }
}
