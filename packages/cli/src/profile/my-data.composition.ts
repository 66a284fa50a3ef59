import { makeHttpConsents } from '@aroeira/adapters-http/access';
import {
  makeHttpClientDataCopies,
  makeHttpConsentHistories,
  makeHttpDataRequests,
} from '@aroeira/adapters-http/profile';
import {
  makeChangeConsent,
  makeCopyClientData,
  makeSendDataRequest,
  makeWithdrawConsent,
} from '@aroeira/domain/profile';
import type { Connection } from '../composition.ts';

/** The use cases of the client's data. */
export const composeMyData = ({ http }: Connection) => {
  const [consents, histories, requests] = [
    makeHttpConsents(http),
    makeHttpConsentHistories(http),
    makeHttpDataRequests(http),
  ];
  return {
    copy: makeCopyClientData(makeHttpClientDataCopies(http)),
    histories,
    changeConsent: makeChangeConsent({ consents, histories }),
    withdrawConsent: makeWithdrawConsent(consents),
    requests,
    sendRequest: makeSendDataRequest(requests),
  };
};

export type MyDataUseCases = ReturnType<typeof composeMyData>;
