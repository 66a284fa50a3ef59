import {
  makeHttpFatcaRecords,
  makeHttpNewClients,
  makeHttpPepRecords,
  makeHttpPlanners,
} from '@aroeira/adapters-http/registration';
import { makeBrowserStorage, makeOpenRegistrations, makeStepDrafts, prefixOf } from '@aroeira/adapters-http/storage';
import {
  composeForm,
  makeBeginRegistration,
  makeCreateClient,
  makeReadRegistration,
} from '@aroeira/domain/registration';
import { makeSaveBasicData } from '@aroeira/domain/renewal';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { renewalNoticeBindings } from '../../renewal/renewal-notice.module.ts';
import { RENEWAL } from '../../renewal/renewal.tokens.ts';
import { registrationRecordsBindings } from '../registration-records.module.ts';
import { ACCOUNTS } from '../accounts/accounts.tokens.ts';
import { REGISTRATION } from '../registration.tokens.ts';
import { acceptanceBindings } from '../welcome/acceptance.module.ts';
import { standingBindings } from '../standing/standing.module.ts';
import { STANDING } from '../standing/standing.tokens.ts';
import { FORM } from './form.tokens.ts';
import { recordBindings } from './records.module.ts';
import { askAhead } from './ask-ahead.ts';
import { keptRecord } from './kept-records.ts';
import { makeRegistrationFile } from './registration-file.ts';
import { STEP_PARTS, VISITOR_PARTS } from './step-parts.ts';

const keepingRecords = {
  clients: REGISTRATION.ClientRecords,
  peps: REGISTRATION.PepRecords,
  fatcas: REGISTRATION.FatcaRecords,
  professions: REGISTRATION.ProfessionalRecords,
  equity: REGISTRATION.EquityRecords,
  standings: REGISTRATION.Standings,
  memory: SHARED.DeviceMemory,
  navigation: SHARED.BrowserNavigation,
};
const saving = {
  clients: REGISTRATION.ClientRecords,
  papers: REGISTRATION.Papers,
  peps: REGISTRATION.PepRecords,
  professions: REGISTRATION.ProfessionalRecords,
  fatcas: REGISTRATION.FatcaRecords,
  bankAccounts: REGISTRATION.BankAccounts,
  records: REGISTRATION.KeptRecords,
  clock: SHARED.Clock,
};
const sharing = {
  records: REGISTRATION.KeptRecords,
  clock: SHARED.Clock,
  standing: STANDING.PortalStanding,
  renewal: RENEWAL.ClientRenewal,
  openRegistrations: REGISTRATION.OpenRegistrations,
};
const ahead = {
  records: REGISTRATION.KeptRecords,
  accounts: ACCOUNTS.AccountsDesk,
  lists: REGISTRATION.OptionLists,
  memory: SHARED.DeviceMemory,
};
const confirming = {
  clients: REGISTRATION.ClientRecords,
  forms: REGISTRATION.Standings,
  registrations: REGISTRATION.RegistrationRecords,
};
const keeping = { configuration: SHARED.Configuration, clock: SHARED.Clock };
const desk = {
  file: FORM.RegistrationFile,
  drafts: REGISTRATION.StepDrafts,
  memory: SHARED.DeviceMemory,
  navigation: SHARED.BrowserNavigation,
  ports: SHARED.FormPorts,
};

/** What the pages of the registration's form need. */
export const formBindings: Bindings = [
  ...standingBindings,
  ...renewalNoticeBindings,
  ...recordBindings,
  ...acceptanceBindings,
  ...registrationRecordsBindings,
  ...bindings((bind) => {
    bind(REGISTRATION.NewClients, makeHttpNewClients, { http: SHARED.HttpClient, deviceInfo: SHARED.DeviceInfo });
    bind(REGISTRATION.Planners, makeHttpPlanners, SHARED.HttpClient);
    bind(REGISTRATION.PepRecords, makeHttpPepRecords, SHARED.HttpClient);
    bind(REGISTRATION.FatcaRecords, makeHttpFatcaRecords, SHARED.HttpClient);
    bind(REGISTRATION.KeptRecords, openRecords, keepingRecords);
    bind(REGISTRATION.OpenRegistrations, openMarks, SHARED.Configuration);
    bind(REGISTRATION.StepDrafts, openDrafts, keeping);
    bind(RENEWAL.SaveBasicData, makeSaveBasicData, confirming);
    bind(REGISTRATION.Form, composeKnownForm, saving);
    bind(FORM.RegistrationFile, openFile, sharing);
    bind(FORM.AskAhead, askAhead, ahead);
    bind(FORM.StepParts, ({ form, ...parts }) => ({ ...form, ...parts }), STEP_PARTS);
    bind(FORM.StepDesk, (shared) => shared, {
      ...desk,
      parts: FORM.StepParts,
      renewal: RENEWAL.UseCases,
      askAhead: FORM.AskAhead,
    });
    bind(FORM.VisitorParts, openVisitor, VISITOR_PARTS);
    bind(FORM.VisitorDesk, (shared) => shared, { ...desk, parts: FORM.VisitorParts });
  }),
];

const openRecords = ({
  clients,
  peps,
  fatcas,
  professions,
  equity,
  standings,
  ...session
}: PartsOf<typeof keepingRecords>) => ({
  record: keptRecord(session, clients.read),
  pep: keptRecord(session, peps.read),
  fatca: keptRecord(session, fatcas.read),
  profession: keptRecord(session, professions.read),
  equity: keptRecord(session, equity.read),
  form: keptRecord(session, standings.form),
});

/** The pages know already what a save reads of the server. */
const composeKnownForm = ({ fatcas, records: { fatca, form }, ...ports }: PartsOf<typeof saving>) =>
  composeForm({
    ...ports,
    fatcas: { save: fatcas.save, read: () => fatca.read },
    standings: { form: () => form.read },
  });

const openFile = ({ records, clock, ...shared }: PartsOf<typeof sharing>) =>
  makeRegistrationFile({
    ...shared,
    records,
    read: makeReadRegistration({
      clients: { read: () => records.record.read },
      peps: { read: () => records.pep.read },
      fatcas: { read: () => records.fatca.read },
      clock,
    }),
  });

const openVisitor = ({ newClients, ...parts }: PartsOf<typeof VISITOR_PARTS>) => ({
  ...parts,
  begin: makeBeginRegistration(newClients),
  createClient: makeCreateClient({ newClients, ...parts.access }),
});

const openMarks = ({ environment }: PartsOf<typeof keeping>['configuration']) =>
  makeOpenRegistrations({ tab: makeBrowserStorage(() => window.sessionStorage), prefix: prefixOf(environment) });

const openDrafts = ({ configuration, clock }: PartsOf<typeof keeping>) =>
  makeStepDrafts({
    device: makeBrowserStorage(() => window.localStorage),
    tab: makeBrowserStorage(() => window.sessionStorage),
    prefix: prefixOf(configuration.environment),
    clock,
  });
