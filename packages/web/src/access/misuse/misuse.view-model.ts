import type { MisuseReports } from '@aroeira/domain/access';
import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { makeAutoObservable } from 'mobx';
import { Call } from '../../ui/call.ts';

/**
 * The state of a report. It is `Blocked` only after the server said so (decision Q035). It is `Incomplete` when the
 * server cannot read the link. Sending the report again does not help then.
 */
export type Report =
  | { readonly _tag: 'Reporting' }
  | { readonly _tag: 'Blocked' }
  | { readonly _tag: 'Incomplete' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure };

const failedBy = (failure: CallFailure): Report =>
  isRefusedWith(failure, 'validation') ? { _tag: 'Incomplete' } : { _tag: 'Failed', failure };

/** One visit to /acessoIndevido/:loginId. @see spec A §2 Public routes; decision Q035 */
export class MisuseViewModel {
  private readonly reporting = new Call<CallFailure>();
  private readonly reports: MisuseReports;
  private readonly loginId: string;

  constructor(reports: MisuseReports, loginId: string) {
    this.reports = reports;
    this.loginId = loginId;
    makeAutoObservable<this, 'reports' | 'loginId' | 'reporting'>(
      this,
      { reports: false, loginId: false, reporting: false },
      { autoBind: true },
    );
  }

  get report(): Report {
    const { state } = this.reporting;
    if (state._tag === 'Refused') return failedBy(state.failure);
    return state._tag === 'Done' ? { _tag: 'Blocked' } : { _tag: 'Reporting' };
  }

  /** Sends the report as soon as the page opens. */
  open(): Promise<void> {
    return this.send();
  }

  /** Makes one call, even when the page asks for it again. Only after a failure it makes another. */
  async send(): Promise<void> {
    if (this.reporting.state._tag !== 'Done') await this.reporting.run(this.reports.report(this.loginId));
  }

  close(): void {
    this.reporting.close();
  }
}
