import { makeMemoryStorage, makeUnsentAnswers } from '@aroeira/adapters-http/storage';
import { session } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import type { Approval } from '@aroeira/domain/registration';
import { changeReports, standingsServer } from '@aroeira/domain/registration/testing';
import { RENEWAL_OK, type Renewal } from '@aroeira/domain/renewal';
import { renewalsServer } from '@aroeira/domain/renewal/testing';
import { suitabilitiesServer } from '@aroeira/domain/suitability/testing';
import { act } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { RENEWAL } from '../../renewal/renewal.tokens.ts';
import { ROUTES } from '../../app/routes.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { SUITABILITY } from '../suitability.tokens.ts';

interface World {
  readonly suitabilities?: ReturnType<typeof suitabilitiesServer>;
  readonly approval?: Approval;
  readonly renewal?: Renewal;
  readonly isRenewed?: TE.TaskEither<CallFailure, boolean>;
  /** What the page before passed. A link passes nothing. */
  readonly state?: object;
  /** What the tab keeps over a reload. */
  readonly tab?: ReturnType<typeof makeMemoryStorage>;
}

/** A client who comes from the dashboard to a page of the questionnaire. */
export const openQuestionnaire = async (
  path: Path,
  { suitabilities = suitabilitiesServer(), approval = 'approved', state, ...world }: World = {},
) => {
  const renewals = renewalsServer({ of: TE.right(world.renewal ?? RENEWAL_OK) });
  const reports = changeReports();
  const { tab = makeMemoryStorage() } = world;
  const app = openApp('/dashboard', {
    memory: signedIn(session()),
    routes: ROUTES,
    also: (put) => {
      put(SUITABILITY.Suitabilities, suitabilities);
      put(SUITABILITY.UnsentAnswers, makeUnsentAnswers({ tab, prefix: '' }));
      put(SUITABILITY.RenewedSuitability, { isRenewed: world.isRenewed ?? TE.right(true) });
      put(RENEWAL.Renewals, renewals);
      put(REGISTRATION.ChangeReports, reports);
      put(REGISTRATION.Standings, standingsServer({ approval }));
    },
  });
  await act(async () => app.navigation.push(path, state));
  return { ...app, suitabilities, renewals, reports, tab };
};
