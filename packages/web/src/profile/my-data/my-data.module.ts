import type { Session } from '@aroeira/domain/access';
import { makeHttpMyDataPorts } from '@aroeira/adapters-http/profile';
import { composeMyData, type MyDataPorts, type MyDataUseCases } from '@aroeira/domain/profile';
import type { CallFailure } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';
import { ACCESS } from '../../access/access.tokens.ts';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { keptFilesBindings } from '../../shell/native-wrapper/kept-files.module.ts';
import { attentionTo } from '../../shell/session/session-watch.adapter.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { MyDataViewModel } from './my-data.view-model.ts';
import { loadZip, type Zip } from './zip-file.ts';
import { tokens } from '../../composition/token.ts';

/** What is kept about the client, and what the client may do about it. */
export const MY_DATA = tokens<{
  Ports: MyDataPorts;
  UseCases: MyDataUseCases;
  LoadZip: TaskEither<CallFailure, Zip>;
  /** Answers nothing without a session. */
  OpenMyData: () => MyDataViewModel | undefined;
}>('MY_DATA');

const opening = {
  useCases: MY_DATA.UseCases,
  loadZip: MY_DATA.LoadZip,
  keepFile: SHELL.KeepFile,
  navigation: SHARED.Navigation,
  toasts: SHARED.Toasts,
  forms: SHARED.FormPorts,
  clock: SHARED.ServerClock,
};

const openMyData = (session: Session, { useCases, navigation, toasts, ...rest }: PartsOf<typeof opening>) => {
  const { clientId } = session;
  const parts = { clientId, ...useCases, ...rest };
  return new MyDataViewModel({
    copy: { ...parts, kept: () => toasts.say('Cópia dos seus dados baixada.') },
    consents: {
      client: session,
      history: useCases.histories.of(clientId),
      ...parts,
      changed: (isGiven) => toasts.say(isGiven ? 'Consentimento autorizado.' : 'Consentimento retirado.'),
      leave: () => navigation.abandon('/logout'),
    },
    requests: { ...parts, list: useCases.requests.list(clientId), sent: () => toasts.say('Pedido enviado.') },
    attention: attentionTo(window),
  });
};

/** What the page of the client's data needs. */
export const myDataBindings: Bindings = [
  ...keptFilesBindings,
  ...bindings((bind) => {
    bind(MY_DATA.Ports, makeHttpMyDataPorts, SHARED.HttpClient);
    bind(MY_DATA.UseCases, composeMyData, { ports: MY_DATA.Ports, consents: ACCESS.Consents });
    bind(MY_DATA.LoadZip, () => loadZip);
    bind.visit(MY_DATA.OpenMyData, openMyData, opening);
  }),
];
