import type { CallFailure } from '@aroeira/domain/kernel';
import type { EmailReport, ReportEmailed, ReportRequest } from '@aroeira/domain/reports';
import { makeAutoObservable } from 'mobx';
import { Call } from '../ui/call.ts';

export interface ReportActionParts {
  readonly email: EmailReport;
  /** The server took the request for an e-mail. */
  readonly emailed: (sent: ReportEmailed) => void;
}

/** What a client does with one report. */
export class ReportActions {
  /** Whether the report was sent during this visit. */
  isSent = false;
  readonly request: ReportRequest;
  readonly emailing = new Call<CallFailure>();
  private readonly parts: ReportActionParts;

  constructor(request: ReportRequest, parts: ReportActionParts) {
    this.request = request;
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { request: false, emailing: false, parts: false }, { autoBind: true });
  }

  async email(): Promise<void> {
    await this.emailing.run(this.parts.email(this.request.period), { done: this.sent });
  }

  /** Ends the visit. */
  close(): void {
    this.emailing.close();
  }

  private sent(sent: ReportEmailed): void {
    this.isSent = true;
    this.parts.emailed(sent);
  }
}
