import type { Attention } from '../../shell/session/session-watch.adapter.ts';
import { ConsentsViewModel, type ConsentsParts } from './consents.view-model.ts';
import { CopyViewModel, type CopyParts } from './copy.view-model.ts';
import { RequestsViewModel, type RequestsParts } from './requests.view-model.ts';

/** What a visit works with. */
export interface MyDataParts {
  readonly copy: CopyParts;
  readonly consents: ConsentsParts;
  readonly requests: RequestsParts;
  readonly attention: Pick<Attention, 'onReturn'>;
}

/** One visit to the client's data. Its three parts load each for itself. Not in the specification: decision 0239. */
export class MyDataViewModel {
  readonly copy: CopyViewModel;
  readonly consents: ConsentsViewModel;
  readonly requests: RequestsViewModel;
  private readonly attention: MyDataParts['attention'];
  private stopListening: () => void = () => undefined;

  constructor({ copy, consents, requests, attention }: MyDataParts) {
    this.copy = new CopyViewModel(copy);
    this.consents = new ConsentsViewModel(consents);
    this.requests = new RequestsViewModel(requests);
    this.attention = attention;
  }

  /** Loads both lists, and again each time the client comes back to the window. */
  open(): void {
    this.stopListening = this.attention.onReturn(() => {
      void this.consents.look();
      void this.requests.look();
    });
    void this.consents.loaded.load();
    void this.requests.loaded.load();
  }

  /** Ends the visit. */
  close(): void {
    this.stopListening();
    this.copy.close();
    this.consents.close();
    this.requests.close();
  }
}
