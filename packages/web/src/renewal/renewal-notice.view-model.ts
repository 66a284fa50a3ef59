import { answeredNotice, renewalNotice, type RenewalStatus } from '@aroeira/domain/renewal';
import { makeAutoObservable, runInAction } from 'mobx';
import type { RegistrationDestination } from '@aroeira/domain/registration';
import type { ClientRenewal } from './client-renewal.ts';

interface Parts {
  readonly renewal: ClientRenewal;
  /** Takes the client there at once. The dashboard does not stay behind. */
  readonly redirect: (place: RegistrationDestination) => void;
  /** Goes where the client chose to go. */
  readonly goTo: (place: RegistrationDestination) => void;
  /** Keeps that the client put it off. */
  readonly postponed: () => void;
  /** Tells the server that the client read that the renewal is over. */
  readonly finish: () => Promise<unknown>;
  /** Asks again what the portal opens to the client: the end of a renewal opens investing. */
  readonly finished: () => void;
}

/**
 * What one visit to the dashboard does about the renewal. It never stops the client: a failure counts as no renewal.
 *
 * @see spec A §4 Renewal; decisions Q019, Q130, 0062
 */
export class RenewalNoticeViewModel {
  modal: 'available' | 'finished' | undefined = undefined;
  readonly #parts: Parts;
  #isOpen = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** For the call to action. `undefined` until it is known. */
  get status(): RenewalStatus | undefined {
    return this.#parts.renewal.status;
  }

  async open(): Promise<void> {
    this.#isOpen = true;
    const renewal = await this.#parts.renewal.refresh();
    if (renewal === undefined || !this.#isOpen) return;
    runInAction(() => {
      const { redirect, modal } = renewalNotice(renewal, this.#parts.renewal.react());
      this.modal = modal;
      if (redirect !== undefined && redirect !== 'dashboard') this.#parts.redirect(redirect);
    });
  }

  close(): void {
    this.#isOpen = false;
  }

  start(): void {
    this.answer('start');
  }

  postpone(): void {
    this.#parts.postponed();
    this.answer('postpone');
  }

  /** The client read that the renewal is over. The server marks it, so that it is said once. */
  async acknowledge(): Promise<void> {
    this.answer('close');
    await this.#parts.finish();
    this.#parts.finished();
    await this.#parts.renewal.refresh();
  }

  private answer(answer: Parameters<typeof answeredNotice>[0]): void {
    const { redirect, modal } = answeredNotice(answer);
    this.modal = modal;
    if (redirect !== undefined) this.#parts.goTo(redirect);
  }
}
