import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { FormFields } from '../ui/forms/form-fields.tsx';
import { AppShell } from '../ui/frame/app-shell.tsx';
import { Brand, useSign } from '../ui/frame/brand.tsx';
import type { NavEntry } from '../ui/frame/nav-list.tsx';
import { useAppMenu } from '../ui/frame/use-app-menu.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { SubmitForm } from '../ui/submit-form.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import { ClockScreen } from './clock.screen.tsx';
import { FaultsScreen } from './faults.screen.tsx';
import { LogScreen } from './log.screen.tsx';
import { MailsScreen } from './mails.screen.tsx';
import { SnapshotsScreen, WorldsScreen } from './named.screen.tsx';
import { PeopleScreen } from './people.screen.tsx';
import { ResultsScreen } from './results.screen.tsx';
import { NOT_LOADED } from './section.tsx';
import { controlsMessage } from './workbench.messages.ts';
import type { Workbench } from './workbench.module.ts';

interface Props {
  readonly workbench: Workbench;
}

/** `/sandbox/`: the controls of the sandbox for testers. */
export const WorkbenchScreen = observer(({ workbench }: Props) => {
  const { frame } = workbench;
  useEffect(() => {
    void frame.load();
    return frame.close;
  }, [frame]);
  return (
    <>
      {frame.isKeyDue ? (
        <KeyScreen workbench={workbench} />
      ) : (
        <Router hook={useHashLocation}>
          <Frame workbench={workbench}>
            <WhenLoaded loaded={frame.world} failed={NOT_LOADED}>
              {(world) => (
                <Sections key={frame.resets} workbench={workbench} here={world === 'absent' ? undefined : world.name} />
              )}
            </WhenLoaded>
          </Frame>
        </Router>
      )}
      <Toaster toasts={workbench.toasts} />
    </>
  );
});

const KeyScreen = observer(({ workbench }: Props) => {
  const { entering } = workbench.frame;
  const { productName } = useSign();
  useEffect(() => {
    document.title = `Chave · Sandbox · ${productName}`;
    // The form that had the focus is gone. The part that opens takes it from here.
    return () => document.getElementById('main')?.focus();
  }, [productName]);
  return (
    <main id="main" className="page is-form" tabIndex={-1}>
      <Brand name={`${productName} · Sandbox`} />
      <h1>Chave do sandbox</h1>
      <p className="secondary">
        Outras máquinas alcançam este servidor, e por isso os controles pedem a chave (SANDBOX_KEY). Ela fica só nesta
        aba, até que você a feche ou recarregue.
      </p>
      <SubmitForm isBusy={entering.call.isBusy} onSubmit={entering.submit}>
        <FormFields form={entering.form} />
        {entering.call.failure !== undefined && <Alert body={controlsMessage(entering.call.failure)} />}
        <Button type="submit" isBusy={entering.call.isBusy}>
          Entrar
        </Button>
      </SubmitForm>
    </main>
  );
});

const entry = (caption: string, icon: NavEntry['icon'], to: string): NavEntry => ({ caption, icon, leads: { to } });

const PEOPLE = entry('Pessoas', 'user', '/people');
const MAILS = entry('E-mails', 'mail', '/mails');
const SERVICES = [
  entry('Relógio', 'clock', '/clock'),
  entry('Falhas', 'alert', '/faults'),
  entry('Chamadas', 'report', '/log'),
  entry('Mundos', 'swap', '/worlds'),
  entry('Instantâneos', 'download', '/snapshots'),
  entry('Cenários', 'file', '/scenarios'),
];

const Frame = observer(({ workbench, children }: Props & { readonly children: ReactNode }) => {
  const { frame } = workbench;
  const { call } = frame.resetting;
  const world = frame.world.value;
  return (
    <AppShell
      brand="Sandbox"
      client={undefined}
      photo={undefined}
      home={PEOPLE}
      profile={MAILS}
      services={SERVICES}
      contacts={[]}
      exits={[{ caption: 'Voltar à semente', icon: 'retry', leads: { does: frame.askReset } }]}
    >
      <Head world={world === undefined || world === 'absent' ? undefined : world.name} />
      <div className="page">
        {call.failure !== undefined && <Alert body={controlsMessage(call.failure)} />}
        {children}
      </div>
      {frame.resetting.question !== undefined && (
        <ConfirmDialog
          question="Voltar tudo à semente?"
          body="Os dados, o relógio e as falhas deste mundo começam de novo, e quem está no portal sai."
          yes="Voltar à semente"
          no="Cancelar"
          isDanger
          isBusy={call.isBusy}
          onYes={() => void frame.resetting.answer(true)}
          onNo={() => void frame.resetting.answer(false)}
        />
      )}
    </AppShell>
  );
});

const Head = ({ world }: { readonly world: string | undefined }) => {
  const openMenu = useAppMenu();
  return (
    <header className="workbench-head row">
      <span className="is-phone-only">
        <IconButton icon="menu" label="Menu" onPress={openMenu} />
      </span>
      <span className="grow is-phone-only">
        <Brand name="Sandbox" />
      </span>
      {world !== undefined && (
        <p className="badge">
          <span className="ellipsis">Mundo {world}</span>
        </p>
      )}
    </header>
  );
};

const Sections = ({ workbench, here }: Props & { readonly here: string | undefined }) => (
  <Switch>
    <Route path="/people">
      <PeopleScreen model={workbench.people} />
    </Route>
    <Route path="/mails">
      <MailsScreen mails={workbench.mails} copying={workbench.copying} />
    </Route>
    <Route path="/clock">
      <ClockScreen model={workbench.clock} />
    </Route>
    <Route path="/faults">
      <FaultsScreen model={workbench.faults} />
    </Route>
    <Route path="/log">
      <LogScreen model={workbench.log} />
    </Route>
    <Route path="/worlds">
      <WorldsScreen model={workbench.worlds} here={here} />
    </Route>
    <Route path="/snapshots">
      <SnapshotsScreen model={workbench.snapshots} />
    </Route>
    <Route path="/scenarios">
      <ResultsScreen results={workbench.results} />
    </Route>
    <Route>
      <Redirect to="/people" replace />
    </Route>
  </Switch>
);
