import { makeMemoryStorage, makeOpenRegistrations, makeStepDrafts } from '@aroeira/adapters-http/storage';
import type { Consents, DeviceMemory } from '@aroeira/domain/access';
import type { CallFailure, UploadedFile } from '@aroeira/domain/kernel';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import type { Approval, CheckList, Papers, Planners, StepDrafts } from '@aroeira/domain/registration';
import {
  changeReports,
  checkList,
  newClients as clientsToMake,
  optionLists,
  recordServer,
  recordsServer,
  standingsServer,
} from '@aroeira/domain/registration/testing';
import type { RenewalStatus } from '@aroeira/domain/renewal';
import { signedRegistration } from '@aroeira/domain/profile/testing';
import { renewal, renewalsServer } from '@aroeira/domain/renewal/testing';
import * as TE from 'fp-ts/TaskEither';
import { signedIn } from '../../../access/testing/signed-in.ts';
import { openApp, type World } from '../../../composition/testing/open-app.tsx';
import { shellRoutes } from '../../../shell/shell.routes.tsx';
import { RENEWAL } from '../../../renewal/renewal.tokens.ts';
import { registrationRoutes } from '../../registration.routes.tsx';
import { REGISTRATION } from '../../registration.tokens.ts';
import { WELCOME } from '../../welcome/welcome.tokens.ts';
import type { Route } from '../../../shell/routing/route.ts';

/** The stores of one device. They outlive a visit. */
export const draftStores = () => ({ device: makeMemoryStorage(), tab: makeMemoryStorage() });

export const draftsOver = (stores: ReturnType<typeof draftStores>, clock = manualScheduler().clock): StepDrafts =>
  makeStepDrafts({ ...stores, prefix: '', clock });

interface StepWorld {
  readonly memory?: DeviceMemory;
  readonly server?: ReturnType<typeof recordServer>;
  readonly approval?: Approval;
  readonly isCompany?: boolean;
  /** The check list of each answer. By default the accounts are missing. */
  readonly list?: () => CheckList;
  readonly renewal?: RenewalStatus;
  readonly drafts?: StepDrafts;
  /** Whether the person accepted the proposal. By default accepted before. */
  readonly hasAccepted?: boolean;
  readonly newClients?: ReturnType<typeof clientsToMake>;
  /** The records from the PEP page on. By default none. */
  readonly records?: ReturnType<typeof recordsServer>;
  /** What one tab of the browser keeps over a reload. */
  readonly tab?: ReturnType<typeof makeMemoryStorage>;
  /** The proof of residence that the server has. */
  readonly proof?: UploadedFile;
  /** Why the server takes no picture. */
  readonly unsavedPapers?: CallFailure;
  /** By default accepted before. */
  readonly consents?: Consents;
  readonly also?: World['also'];
  readonly routes?: readonly Route[];
}

/** Opens a page of the form in the whole app. By default a client who registers, and filled in every page. */
export const openStep = (step: string, world: StepWorld = {}) => {
  const { server = recordServer(), approval = 'started', renewal: status = 'ok' } = world;
  const { list = () => checkList(['bankAccounts']) } = world;
  const standings = standingsServer({
    approval,
    checkList: TE.fromIO(() => list()),
    isCompany: world.isCompany ?? false,
  });
  const { newClients = clientsToMake(), records = recordsServer() } = world;
  const papers = papersOf(world);
  const renewals = renewalsServer({ of: TE.right(renewal({ status })) });
  const cities: string[] = [];
  const saveSigningCity = (_: number, city: string) => TE.fromIO(() => void cities.push(city));
  const app = openApp(`/registration/form/${step}`, {
    memory: world.memory ?? signedIn(),
    ...(world.consents && { consents: world.consents }),
    routes: [...shellRoutes, ...registrationRoutes, ...(world.routes ?? [])],
    also: (put) => {
      put(WELCOME.Acceptance, { isAccepted: world.hasAccepted ?? true });
      put(REGISTRATION.Standings, standings);
      put(REGISTRATION.ClientRecords, server.clients);
      put(REGISTRATION.OptionLists, optionLists);
      put(REGISTRATION.PepRecords, records.peps);
      put(REGISTRATION.FatcaRecords, records.fatcas);
      put(REGISTRATION.ProfessionalRecords, records.professions);
      put(REGISTRATION.EquityRecords, records.equity);
      put(REGISTRATION.BankAccounts, records.bankAccounts);
      put(REGISTRATION.OpenRegistrations, makeOpenRegistrations({ tab: world.tab ?? makeMemoryStorage(), prefix: '' }));
      put(REGISTRATION.Planners, planners);
      put(REGISTRATION.Papers, papers);
      put(REGISTRATION.RegistrationRecords, { ofClient: () => TE.right(signedRegistration), saveSigningCity });
      put(REGISTRATION.PostalCodes, { find: () => none });
      put(REGISTRATION.ChangeReports, changeReports());
      put(REGISTRATION.NewClients, newClients);
      put(RENEWAL.Renewals, renewals);
      put(REGISTRATION.StepDrafts, world.drafts ?? draftsOver(draftStores()));
      world.also?.(put);
    },
  });
  return { ...app, server, cities, renewals, standings, newClients, papers, records };
};

const none: TE.TaskEither<CallFailure, undefined> = TE.right(undefined);

const planners: Planners = {
  list: TE.right([
    { id: 1, name: 'Sem planejador', shortName: undefined },
    { id: 2, name: 'Carolina Prado Ribeiro', shortName: 'Carolina Prado' },
    { id: 3, name: 'Diego Farias', shortName: undefined },
  ]),
};

const papersOf = ({ proof, unsavedPapers }: Pick<StepWorld, 'proof' | 'unsavedPapers'>) => {
  const [sent, asked]: [UploadedFile[], string[]] = [[], []];
  const saved: TE.TaskEither<CallFailure, void> =
    unsavedPapers === undefined ? TE.right(undefined) : TE.left(unsavedPapers);
  const papers: Papers = {
    picture: (_, picture) => {
      asked.push(picture);
      return TE.right(proof);
    },
    saveIdentification: () => saved,
    saveProofOfResidence: (_, file) => {
      sent.push(file);
      return saved;
    },
  };
  return { ...papers, sent, asked };
};
