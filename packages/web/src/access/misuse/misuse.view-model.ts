import type { MisuseReports } from '@aroeira/domain/access';
import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';

/**
 * How far a report is. Nothing is called blocked before the server said so (decision Q035); `Incomplete` is a link that it
 * cannot read, which sending again does not mend.
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
  report: Report = { _tag: 'Reporting' };
  private isUnderWay = false;
  private readonly reports: MisuseReports;
  private readonly loginId: string;

  constructor(reports: MisuseReports, loginId: string) {
    this.reports = reports;
    this.loginId = loginId;
    makeAutoObservable<this, 'reports' | 'loginId' | 'isUnderWay'>(
      this,
      { reports: false, loginId: false, isUnderWay: false },
      { autoBind: true },
    );
  }

  /** One call, however often the screen asks for it; another one only after a failure. */
  async send(): Promise<void> {
    if (this.isUnderWay || this.report._tag === 'Blocked') return;
    this.isUnderWay = true;
    this.report = { _tag: 'Reporting' };
    const answer = await this.reports.report(this.loginId)();
    runInAction(() => {
      this.isUnderWay = false;
      this.report = E.match(failedBy, (): Report => ({ _tag: 'Blocked' }))(answer);
    });
  }
}
