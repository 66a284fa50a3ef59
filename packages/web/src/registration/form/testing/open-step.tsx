import { makeMemoryStorage, makeStepDrafts } from '@aroeira/adapters-http/storage';
import type { Consents, DeviceMemory } from '@aroeira/domain/access';
import type { CallFailure, UploadedFile } from '@aroeira/domain/kernel';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import type { Approval, Papers, Planners, StepDrafts } from '@aroeira/domain/registration';
import {
  changeReports,
  checkList,
  newClients as clientsToMake,
  recordServer,
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
import type { Route } from '../../../shell/routing/route.ts';

/** The stores of one device. They outlive a visit. */
export const draftStores = () => ({ device: makeMemoryStorage(), tab: makeMemoryStorage() });

export const draftsOver = (stores: ReturnType<typeof draftStores>, clock = manualScheduler().clock): StepDrafts =>
  makeStepDrafts({ ...stores, prefix: '', clock });

interface StepWorld {
  readonly memory?: DeviceMemory;
  readonly server?: ReturnType<typeof recordServer>;
  readonly approval?: Approval;
  readonly renewal?: RenewalStatus;
  readonly drafts?: StepDrafts;
  readonly newClients?: ReturnType<typeof clientsToMake>;
  /** The proof of residence that the server has. */
  readonly proof?: UploadedFile;
  /** By default accepted before. */
  readonly consents?: Consents;
  readonly also?: World['also'];
  readonly routes?: readonly Route[];
}

/** Opens a page of the form in the whole app. By default a client who registers, and filled in every page. */
export const openStep = (step: string, world: StepWorld = {}) => {
  const { server = recordServer(), approval = 'started', renewal: status = 'ok' } = world;
  const standings = standingsServer({
    form: TE.right({ formId: 31, approval, verdict: 'ok' }),
    checkList: TE.right(checkList(['bankAccounts'])),
    hasPension: TE.right(false),
  });
  const { newClients = clientsToMake() } = world;
  const papers = papersOf(world.proof);
  const renewals = renewalsServer({ of: TE.right(renewal({ status })) });
  const cities: string[] = [];
  const saveSigningCity = (_: number, city: string) => TE.fromIO(() => void cities.push(city));
  const app = openApp(`/registration/form/${step}`, {
    memory: world.memory ?? signedIn(),
    ...(world.consents && { consents: world.consents }),
    routes: [...shellRoutes, ...registrationRoutes, ...(world.routes ?? [])],
    also: (put) => {
      put(REGISTRATION.Standings, standings);
      put(REGISTRATION.ClientRecords, server.clients);
      put(REGISTRATION.PepRecords, { read: () => none, save: () => TE.right(undefined) });
      put(REGISTRATION.FatcaRecords, { read: () => none, save: () => TE.right(undefined) });
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
  return { ...app, server, cities, renewals, standings, newClients, papers };
};

const none: TE.TaskEither<CallFailure, undefined> = TE.right(undefined);

const planners: Planners = {
  list: TE.right([
    { id: 1, name: 'Sem planejador', shortName: undefined },
    { id: 2, name: 'Carolina Prado Ribeiro', shortName: 'Carolina Prado' },
    { id: 3, name: 'Diego Farias', shortName: undefined },
  ]),
};

const papersOf = (proof: UploadedFile | undefined): Papers & { readonly sent: UploadedFile[] } => {
  const sent: UploadedFile[] = [];
  return {
    sent,
    picture: () => TE.right(proof),
    saveIdentification: () => TE.right(undefined),
    saveProofOfResidence: (_, file) => {
      sent.push(file);
      return TE.right(undefined);
    },
  };
};
