import type { CallFailure } from '@aroeira/domain/kernel';
import type { ReportRequest, Reports } from '@aroeira/domain/reports';
import { makeAutoObservable } from 'mobx';
import type { NotDownloaded } from '../shell/native-wrapper/downloads.ts';
import { Call } from '../ui/call.ts';
import type { SaveReport } from './save-report.ts';

export interface ReportActionParts {
  readonly email: Reports['email'];
  readonly save: SaveReport;
  /** The server took the request for an e-mail. */
  readonly emailed: () => void;
}

/** What a client does with one report: have it sent by e-mail, or download it. A press forgets the other's failure. */
export class ReportActions {
  /** Whether the report was sent during this visit. */
  isSent = false;
  readonly request: ReportRequest;
  readonly emailing = new Call<CallFailure>();
  readonly saving = new Call<NotDownloaded>();
  readonly #parts: ReportActionParts;

  constructor(request: ReportRequest, parts: ReportActionParts) {
    this.request = request;
    this.#parts = parts;
    makeAutoObservable(this, { request: false, emailing: false, saving: false }, { autoBind: true });
  }

  async email(): Promise<void> {
    this.saving.dismiss();
    await this.emailing.run(this.#parts.email(this.request.period), { done: this.sent });
  }

  async download(): Promise<void> {
    this.emailing.dismiss();
    await this.saving.run(this.#parts.save(this.request));
  }

  /** Ends the visit. */
  close(): void {
    this.emailing.close();
    this.saving.close();
  }

  private sent(): void {
    this.isSent = true;
    this.#parts.emailed();
  }
}
