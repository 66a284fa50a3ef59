import { investmentTotalForm, NO_FUND_FILTER, type FundFilter } from '@aroeira/domain/movements';
import { makeAutoObservable, observableRef } from 'mobx';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';

/** What the client set on the page of the funds. It stays for a client who reads a paper of a fund and comes back. */
export class FundDraft {
  chosen: ReadonlySet<number> = new Set();
  filter: FundFilter = NO_FUND_FILTER;
  readonly total: FormModel<typeof investmentTotalForm>;

  constructor(forms: FormPorts) {
    this.total = new FormModel(investmentTotalForm, forms);
    makeAutoObservable(this, { chosen: observableRef, filter: observableRef, total: false }, { autoBind: true });
  }

  toggle(fundId: number): void {
    this.chosen = this.chosen.has(fundId)
      ? new Set([...this.chosen].filter((id) => id !== fundId))
      : new Set(this.chosen).add(fundId);
  }

  look(change: Partial<FundFilter>): void {
    this.filter = { ...this.filter, ...change };
  }
}
