import { makeMemoryStorage, makeStepDrafts } from '@aroeira/adapters-http/storage';
import type { DeviceMemory } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import type { Approval, StepDrafts } from '@aroeira/domain/registration';
import { checkList, recordServer, standingsServer } from '@aroeira/domain/registration/testing';
import type { RenewalStatus } from '@aroeira/domain/renewal';
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
  const app = openApp(`/registration/form/${step}`, {
    memory: world.memory ?? signedIn(),
    routes: [...shellRoutes, ...registrationRoutes, ...(world.routes ?? [])],
    also: (put) => {
      put(REGISTRATION.Standings, standings);
      put(REGISTRATION.ClientRecords, server.clients);
      put(REGISTRATION.PepRecords, { read: () => none, save: () => TE.right(undefined) });
      put(REGISTRATION.FatcaRecords, { read: () => none, save: () => TE.right(undefined) });
      put(RENEWAL.Renewals, renewalsServer({ of: TE.right(renewal({ status })) }));
      put(REGISTRATION.StepDrafts, world.drafts ?? draftsOver(draftStores()));
      world.also?.(put);
    },
  });
  return { ...app, server, standings };
};

const none: TE.TaskEither<CallFailure, undefined> = TE.right(undefined);
