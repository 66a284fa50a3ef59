import type { MisuseReports } from '@aroeira/domain/access';
import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { makeAutoObservable } from 'mobx';
import { Call } from '../../ui/call.ts';

/**
 * How far a report is. It says `Blocked` only after the server said so (decision Q035). `Incomplete` is a link that the
 * server cannot read. `Ended` is one whose sign-in has ended (decision 0170). To send either again does not help.
 */
export type Report =
  | { readonly _tag: 'Reporting' }
  | { readonly _tag: 'Blocked' }
  | { readonly _tag: 'Incomplete' }
  | { readonly _tag: 'Ended' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure };

const failedBy = (failure: CallFailure): Report => {
  if (isRefusedWith(failure, 'validation')) return { _tag: 'Incomplete' };
  return isRefusedWith(failure, 'link_ended') ? { _tag: 'Ended' } : { _tag: 'Failed', failure };
};

/** One visit to /acessoIndevido/:loginId. @see spec A §2 Public routes; decision Q035 */
export class MisuseViewModel {
  readonly #reporting = new Call<CallFailure>();
  readonly #reports: MisuseReports;
  readonly #loginId: string;

  constructor(reports: MisuseReports, loginId: string) {
    this.#reports = reports;
    this.#loginId = loginId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get report(): Report {
    const { state } = this.#reporting;
    if (state._tag === 'Refused') return failedBy(state.failure);
    return state._tag === 'Done' ? { _tag: 'Blocked' } : { _tag: 'Reporting' };
  }

  /** Reports as soon as the page is opened. */
  open(): Promise<void> {
    return this.send();
  }

  /** Makes one call, however often the page asks for it. Only a failure lets it make another. */
  async send(): Promise<void> {
    if (this.#reporting.state._tag !== 'Done') await this.#reporting.run(this.#reports.report(this.#loginId));
  }

  close(): void {
    this.#reporting.close();
  }
}
