import type { Session } from '@aroeira/domain/access';
import {
  makeHttpClientDataCopies,
  makeHttpConsentHistories,
  makeHttpDataRequests,
} from '@aroeira/adapters-http/profile';
import { makeChangeConsent, makeLoadClientData, makeSendDataRequest, makeRevokeConsent } from '@aroeira/domain/profile';
import { ACCESS } from '../../access/access.tokens.ts';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { keptFilesBindings } from '../../shell/native-wrapper/kept-files.module.ts';
import { attentionTo } from '../../shell/session/session-watch.adapter.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { MY_DATA } from './my-data.tokens.ts';
import { MyDataViewModel } from './my-data.view-model.ts';
import { loadZip } from './zip-file.ts';

const opening = {
  copy: MY_DATA.Copy,
  loadZip: MY_DATA.LoadZip,
  keepFile: SHELL.KeepFile,
  histories: MY_DATA.Histories,
  change: MY_DATA.ChangeConsent,
  withdraw: MY_DATA.RevokeConsent,
  requests: MY_DATA.Requests,
  send: MY_DATA.SendRequest,
  navigation: SHARED.Navigation,
  toasts: SHARED.Toasts,
  forms: SHARED.FormPorts,
  clock: SHARED.ServerClock,
};

const openMyData = (
  session: Session,
  { navigation, toasts, histories, requests, ...parts }: PartsOf<typeof opening>,
) => {
  const { clientId } = session;
  return new MyDataViewModel({
    copy: { clientId, ...parts, kept: () => toasts.say('Cópia dos seus dados baixada.') },
    consents: {
      client: session,
      history: histories.of(clientId),
      ...parts,
      changed: (isGiven) => toasts.say(isGiven ? 'Consentimento autorizado.' : 'Consentimento retirado.'),
      leave: () => navigation.abandon('/logout'),
    },
    requests: { clientId, list: requests.list(clientId), ...parts, sent: () => toasts.say('Pedido enviado.') },
    attention: attentionTo(window),
  });
};

/** What the page of the client's data needs. */
export const myDataBindings: Bindings = [
  ...keptFilesBindings,
  ...bindings((bind) => {
    bind(MY_DATA.Copies, makeHttpClientDataCopies, SHARED.HttpClient);
    bind(MY_DATA.Copy, makeLoadClientData, MY_DATA.Copies);
    bind(MY_DATA.LoadZip, () => loadZip);
    bind(MY_DATA.Histories, makeHttpConsentHistories, SHARED.HttpClient);
    bind(MY_DATA.ChangeConsent, makeChangeConsent, { consents: ACCESS.Consents, histories: MY_DATA.Histories });
    bind(MY_DATA.RevokeConsent, makeRevokeConsent, ACCESS.Consents);
    bind(MY_DATA.Requests, makeHttpDataRequests, SHARED.HttpClient);
    bind(MY_DATA.SendRequest, makeSendDataRequest, MY_DATA.Requests);
    bind.visit(MY_DATA.OpenMyData, openMyData, opening);
  }),
];
