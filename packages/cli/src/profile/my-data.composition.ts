import { makeHttpConsents } from '@aroeira/adapters-http/access';
import {
  makeHttpClientDataCopies,
  makeHttpConsentHistories,
  makeHttpDataRequests,
} from '@aroeira/adapters-http/profile';
import { makeChangeConsent, makeLoadClientData, makeSendDataRequest, makeRevokeConsent } from '@aroeira/domain/profile';
import type { Connection } from '../connection.ts';

/** The use cases of the client's data. */
export const composeMyData = ({ http }: Connection) => {
  const [consents, histories, requests] = [
    makeHttpConsents(http),
    makeHttpConsentHistories(http),
    makeHttpDataRequests(http),
  ];
  return {
    copy: makeLoadClientData(makeHttpClientDataCopies(http)),
    histories,
    changeConsent: makeChangeConsent({ consents, histories }),
    revokeConsent: makeRevokeConsent(consents),
    requests,
    sendRequest: makeSendDataRequest(requests),
  };
};

export type MyDataUseCases = ReturnType<typeof composeMyData>;
