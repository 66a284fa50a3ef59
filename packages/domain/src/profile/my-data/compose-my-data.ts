import type { Consents } from '../../access/access.ports.ts';
import { makeChangeConsent } from './change-consent.use-case.ts';
import { makeLoadClientData } from './load-client-data.use-case.ts';
import type { ClientDataCopies, ConsentHistories, DataRequests } from './my-data.ports.ts';
import { makeRevokeConsent } from './revoke-consent.use-case.ts';
import { makeSendDataRequest } from './send-data-request.use-case.ts';

/** The calls about what is kept of a client. */
export interface MyDataPorts {
  readonly copies: ClientDataCopies;
  readonly histories: ConsentHistories;
  readonly requests: DataRequests;
}

interface Parts {
  readonly ports: MyDataPorts;
  readonly consents: Consents;
}

/** The use cases of the client's data. */
export const composeMyData = ({ ports: { copies, histories, requests }, consents }: Parts) => ({
  histories,
  requests,
  copy: makeLoadClientData(copies),
  changeConsent: makeChangeConsent({ consents, histories }),
  revokeConsent: makeRevokeConsent(consents),
  sendRequest: makeSendDataRequest(requests),
});

export type MyDataUseCases = ReturnType<typeof composeMyData>;
