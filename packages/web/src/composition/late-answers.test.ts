import { session, signedInDevice } from '@aroeira/domain/access/testing';
import { providerMessageForm } from '@aroeira/domain/contact';
import { goals, objective, plan } from '@aroeira/domain/independence/testing';
import { cents, instant, textField } from '@aroeira/domain/kernel';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { orderingClient } from '@aroeira/domain/movements/testing';
import { request } from '@aroeira/domain/reports/testing';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { sentForm } from '../ui/forms/sent-form.ts';
import { ObjectivesViewModel } from '../independence/objectives/objectives.view-model.ts';
import { AccessChanges } from '../access/devices/access-changes.ts';
import { DevicesViewModel } from '../access/devices/devices.view-model.ts';
import { MisuseViewModel } from '../access/misuse/misuse.view-model.ts';
import { QuickAccessOffer } from '../access/quick-access/quick-access-offer.view-model.ts';
import { QuickAccessSwitchViewModel } from '../access/quick-access/quick-access-switch.view-model.ts';
import { MainAccountViewModel } from '../access/returning/main-account.view-model.ts';
import { makeLogoutVisit } from '../access/session/logout.view-model.ts';
import { TwoStepSettingsViewModel } from '../access/two-step/two-step-settings.view-model.ts';
import { ChancesViewModel } from '../independence/chances/chances.view-model.ts';
import { TrialViewModel } from '../independence/trial/trial.view-model.ts';
import { ConformityViewModel, type ConformityParts } from '../profile/conformity/conformity.view-model.ts';
import { ConfirmationViewModel } from '../movements/investing/confirmation.view-model.ts';
import { PlacedViewModel } from '../movements/investing/placed.view-model.ts';
import { ReceiptModel } from '../movements/receipt/receipt.view-model.ts';
import { Copying } from '../ui/copying.ts';
import { ignoresLateAnswers, type Open } from './testing/late-answers.ts';
import { ConsentsViewModel } from '../profile/my-data/consents.view-model.ts';
import { CopyViewModel } from '../profile/my-data/copy.view-model.ts';
import { RequestsViewModel } from '../profile/my-data/requests.view-model.ts';
import { PhotoViewModel } from '../profile/photo/photo.view-model.ts';
import { makePageModel } from '../registration/flow/page.view-model.ts';
import { ReportActions } from '../reports/report-actions.view-model.ts';
import { ExitsViewModel } from '../shell/frame/exits.view-model.ts';
import { FormModel } from '../ui/forms/form-model.ts';

const ports = () => {
  const time = manualScheduler();
  return { clock: time.clock, scheduler: time };
};

const conformityTerm = {
  state: 'notSigned',
  signUrl: '',
  formId: 31,
  signingCity: undefined,
} as const;
const conformity = (
  opens: Pick<ConformityParts, 'load' | 'shown'>,
  slow: Parameters<Open>[0],
  tell: Parameters<Open>[1],
) =>
  new ConformityViewModel({ ...opens, saveCity: () => slow, openTab: tell, read: () => tell('read'), forms: ports() });

const NOBODY = { enabled: () => undefined, failed: () => undefined, closed: () => undefined };

/** The press of every page with a call. Add each new view model with a call here. */
const PAGES: Readonly<Record<string, Open>> = {
  'the removal of an objective': (slow, tell) => {
    const model = new ObjectivesViewModel({
      clientId: 7,
      loadPlan: () => slow,
      removeObjective: () => slow,
      clock: ports().clock,
      openForm: () => tell('opened'),
      removed: () => tell('removed'),
    });
    void model.removal.remove(objective());
    return { close: model.close, shows: () => model.removal.call.state };
  },
  'a message to the provider': (slow, tell) => {
    const form = new FormModel(providerMessageForm, ports());
    const model = sentForm({ form, send: () => slow, done: () => tell('sent') });
    model.form.change('subject', 'praise');
    model.form.change('message', 'Oi');
    void model.submit();
    return { close: model.close, shows: () => model.call.state };
  },
  'the save of a tried plan': (slow, tell) => {
    const simulation = { profile: slow, simulate: () => slow };
    const model = new TrialViewModel({
      saved: { goals: goals(), objectives: [], birth: undefined },
      plan: plan(),
      ports: ports(),
      simulation,
      savedChances: new ChancesViewModel(simulation),
      save: () => slow,
      done: () => tell('done'),
    });
    model.move('monthlySavings', 2_000_00);
    void model.save();
    return { close: model.close, shows: () => model.call.state };
  },
  'a report of misuse': (slow) => {
    const model = new MisuseViewModel({ report: () => slow }, 'login-1');
    void model.open();
    return { close: model.close, shows: () => model.report };
  },
  'the end of a device': (slow, tell) => {
    const model = new DevicesViewModel({
      devices: { load: slow, activity: slow, end: () => slow, endOthers: slow },
      changes: new AccessChanges(),
      ended: () => tell('ended'),
    });
    model.askToEnd({ _tag: 'One', device: signedInDevice() });
    void model.end();
    return { close: model.close, shows: () => [model.endCall.state, model.list.state] };
  },
  'leaving the account': (slow, tell) => {
    const model = new ExitsViewModel(slow, {
      close: () => tell('close'),
      left: () => tell('left'),
      notLeft: () => tell('not left'),
    });
    void model.leaveAccount();
    return { close: model.close, shows: () => model.leaving.state };
  },
  'the end of the session': (slow, tell) => {
    const visit = makeLogoutVisit({ signOut: slow, ended: () => tell('ended'), say: () => tell('said') });
    void visit.open();
    return { close: visit.close };
  },
  'two-step verification': (slow, tell) => {
    const model = new TwoStepSettingsViewModel({
      twoStep: { load: slow, enable: slow, disable: slow, confirmDisable: () => slow },
      known: 'off',
      changed: tell,
      answered: () => tell('answered'),
    });
    void model.enable();
    return { close: model.close, shows: () => [model.changing.state, model.choice] };
  },
  'the load of quick access': (slow, tell) => {
    const model = new QuickAccessSwitchViewModel({
      read: () => ({ _tag: 'Shown', isOn: false, isUsable: true }),
      disable: () => undefined,
      load: async () => {
        if (E.isLeft(await slow())) throw new Error('no connection');
        return () => new QuickAccessOffer({ enable: slow, skip: () => undefined }, NOBODY);
      },
      disabled: () => tell('disabled'),
      notLoaded: () => tell('not loaded'),
      answered: () => tell('answered'),
    });
    void model.toggle();
    return { close: model.close, shows: () => [model.loading.state, model.offer] };
  },
  'an offer of quick access': (slow, tell) => {
    const model = new QuickAccessOffer(
      { enable: slow, skip: () => undefined },
      { enabled: () => tell('enabled'), failed: () => tell('failed'), closed: () => tell('closed') },
    );
    void model.accept();
    return { close: model.close, shows: () => model.isBusy };
  },
  'a report by e-mail': (slow, tell) => {
    const model = new ReportActions(request(), { email: () => slow, save: () => slow, emailed: () => tell('emailed') });
    void model.email();
    return { close: model.close, shows: () => [model.emailing.state, model.isSent] };
  },
  'a download of a report': (slow, tell) => {
    const model = new ReportActions(request(), { email: () => slow, save: () => slow, emailed: () => tell('emailed') });
    void model.download();
    return { close: model.close, shows: () => model.saving.state };
  },
  'the confirmation of an investment': (slow, tell) => {
    const choice = {
      investing: { funds: [], client: orderingClient() },
      funds: [],
      total: cents(0),
      begunAt: instant(0),
    };
    const order = { lines: [], total: cents(0) };
    const copying = new Copying({
      scheduler: manualScheduler(),
      write: async () => undefined,
      failed: () => undefined,
    });
    const model = new ConfirmationViewModel({
      navigation: { guard: () => () => undefined },
      checked: { choice, entries: [], order, key: '', since: instant(0) },
      clientId: 42,
      copying,
      confirmInvestment: () => slow,
      show: (placed) => {
        tell('show');
        const receipt = new ReceiptModel({
          load: () => slow,
          downloads: { keep: () => slow },
          share: undefined,
          pathOf: (id) => id,
        });
        const movements = { state: { _tag: 'Empty' } as const, ensure: () => Promise.resolve() };
        return new PlacedViewModel({ ...placed, copying, receipt, movements, finish: () => tell('finish') });
      },
      // What the session keeps is old, wherever the client is now.
      ordered: () => undefined,
      reset: () => tell('reset'),
    });
    void model.confirm();
    return { close: model.close, shows: () => [model.call.state, model.placed] };
  },
  'the conformity term': (slow, tell) => {
    const model = conformity({ load: slow, shown: () => tell('shown') }, slow, tell);
    void model.open();
    void model.check();
    return { close: model.close, shows: () => [model.loaded.state, model.checking.state] };
  },
  'the city of the conformity term': (slow, tell) => {
    const model = conformity({ load: TE.right(conformityTerm), shown: () => undefined }, slow, tell);
    model.city.form.change('signingCity', 'Santos');
    void model.open().then(model.city.submit);
    return { close: model.close, shows: () => [model.city.call.state, model.loaded.value] };
  },
  'a page of the registration': (slow, tell) => {
    const form = new FormModel({ name: textField({ caption: 'Nome' }) }, ports(), { saved: { name: 'Ana' } });
    const model = makePageModel({
      step: 'personalData',
      owner: { _tag: 'Visitor' },
      drafts: { read: () => undefined, keep: () => () => undefined, remove: () => () => tell('draft removed') },
      navigation: { push: tell, replace: tell, guard: () => () => undefined },
      prepare: () => TE.right({ form, back: 'start', refused: () => tell('refused'), send: () => slow }),
    });
    void model.open().then(() => model.loaded.value?.sent.submit());
    return { close: model.close, shows: () => model.loaded.value?.sent.call.state };
  },
  'the withdrawal of the consent': (slow, tell) => {
    const model = new ConsentsViewModel({
      client: session(),
      history: slow,
      changeConsent: () => slow,
      revokeConsent: () => slow,
      changed: () => tell('changed'),
      leave: () => tell('left'),
    });
    model.askToWithdrawAll();
    void model.confirm();
    return { close: model.close, shows: () => [model.call.state, model.loaded.state, model.withdrawing] };
  },
  'the copy of the data': (slow, tell) => {
    const model = new CopyViewModel({
      clientId: 7,
      copy: () => slow,
      loadZip: TE.right(() => ({ bytes: new Uint8Array(), contentType: 'application/zip' })),
      keepFile: () => tell('file'),
      kept: () => tell('kept'),
    });
    void model.take();
    return { close: () => model.close(), shows: () => model.call.state };
  },
  'a request about the data': (slow, tell) => {
    const parts = { clientId: 7, list: slow, sendRequest: () => slow, sent: () => tell('sent') };
    const model = new RequestsViewModel({ ...parts, forms: ports(), clock: ports().clock });
    model.write();
    model.draft?.form.change('kind', 'correction');
    model.draft?.form.change('message', 'Meu nome');
    void model.draft?.submit();
    return { close: model.close, shows: () => model.loaded.state };
  },
  'the photo of the profile': (slow, tell) => {
    const model = new PhotoViewModel({
      clientId: 7,
      save: () => slow,
      cut: () => slow,
      camera: { isThere: false, turnOn: () => slow },
      shown: { photo: 'data:image/jpeg;base64,/9j/' },
      saved: () => tell('saved'),
    });
    model.edit();
    model.remove();
    model.save();
    return { close: model.close, shows: () => [model.saving.state, model.isOpen] };
  },
  'the choice of a main account': (slow, tell) => {
    const model = new MainAccountViewModel(
      () => slow,
      () => tell('done'),
    );
    model.choose(7);
    void model.confirm();
    return { close: model.close, shows: () => model.saving.state };
  },
};

ignoresLateAnswers(PAGES);
