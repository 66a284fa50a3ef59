import { session } from '@aroeira/domain/access/testing';
import { parseDocument } from '@aroeira/domain/kernel';
import { ANA, refused } from '@aroeira/domain/kernel/testing';
import { HOLDINGS, positions } from '@aroeira/domain/position/testing';
import { standingsServer } from '@aroeira/domain/registration/testing';
import { CLIENT_CASES, played, standingIn, type ClientCase } from '@aroeira/domain/renewal/testing';
import { suitabilitiesServer } from '@aroeira/domain/suitability/testing';
import { act, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { configurationOf } from '../../composition/testing/configuration-of.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { positionRoutes } from '../../position/position.routes.tsx';
import { POSITION } from '../../position/position.tokens.ts';
import { renewalRoutes } from '../../renewal/renewal.routes.tsx';
import type { Path, Pattern } from '../../shell/routing/paths.ts';
import type { Route } from '../../shell/routing/route.ts';
import { suitabilityRoutes } from '../../suitability/suitability.routes.tsx';
import { SUITABILITY } from '../../suitability/suitability.tokens.ts';
import { openStep } from '../flow/testing/open-step.tsx';
import { REGISTRATION } from '../registration.tokens.ts';
import { Permitted } from './permitted.tsx';

const COMPANY = '15067401000136';

/** A page that only its guard closes. */
const page = (
  path: Pattern & Path,
  to?: 'movements' | 'investing' | 'redeeming' | 'reports' | 'profileEditing',
): Route => ({
  path,
  title: path,
  page: async () => ({
    Page: () => (to === undefined ? <p>{path}</p> : <Permitted to={to}>{<p>{path}</p>}</Permitted>),
  }),
});
const PAGES = [
  page('/movements/investment', 'investing'),
  page('/movements/redemption', 'redeeming'),
  page('/profile-bank-accounts', 'profileEditing'),
  page('/reports', 'reports'),
  page('/movements', 'movements'),
  page('/profile'),
];

/** The portal of a client, at a page of the form. Only the server, the device and the clock are fakes. */
const openFor = (client: ClientCase) => {
  const { approval, verdict, hasPension, isCompany, planner, checkList } = standingIn(client);
  const document = E.getOrElse(() => ANA)(parseDocument(COMPANY));
  const isCoHolder = client.holder === 'coHolder';
  return openStep('taxInformation', {
    memory: signedIn(session({ isCoHolder, ...(isCompany && { document }) })),
    renewal: client.renewal,
    routes: [...PAGES, ...positionRoutes, ...suitabilityRoutes, ...renewalRoutes],
    also: (put) => {
      put(SHARED.Configuration, configurationOf({ renewalCompany: COMPANY }));
      put(
        POSITION.Positions,
        positions(client.position === 'loaded' ? TE.right(HOLDINGS) : TE.left(refused('ERR500'))),
      );
      put(SUITABILITY.Suitabilities, suitabilitiesServer());
      put(SUITABILITY.RenewedSuitability, { isRenewed: TE.right(!client.isSuitabilityDue) });
      put(
        REGISTRATION.Standings,
        standingsServer({
          form: TE.right({ formId: 31, approval, verdict }),
          checkList: TE.right(checkList),
          hasPension: TE.right(hasPension),
          isCompany,
          ...(planner && { planner: { id: 2, name: 'Marina', ...planner } }),
        }),
      );
    },
  });
};

const opensFor = async (client: ClientCase) => {
  const app = openFor(client);
  const { navigation } = app;
  /** Waits until the page is there, or its guard has led elsewhere. */
  const opens = async (path: Path, isThere: () => boolean): Promise<boolean> => {
    act(() => navigation.push(path));
    await waitFor(() => expect(navigation.path() !== path || isThere()).toBe(true));
    return navigation.path() === path;
  };
  const says = (path: Path) => opens(path, () => screen.queryByText(path) !== null);
  const has = (role: 'button' | 'radio', name: string | RegExp) => () =>
    screen.queryAllByRole(role, { name }).length > 0;
  const form = await opens('/registration/form/taxInformation', has('button', 'Próximo'));
  // The form has radio buttons too, and it leaves the screen first.
  await says('/profile');
  const answer = await opens('/registration/suitability/start/0', has('radio', /./));
  const [invest, redeem] = [await says('/movements/investment'), await says('/movements/redemption')];
  const [profile, reports] = [await says('/profile-bank-accounts'), await says('/reports')];
  return { form, answer, invest, redeem, profile, reports };
};

/** The dashboard, with whatever it asks of the client before anything else. */
const offers = async (client: ClientCase): Promise<boolean> => {
  const { navigation, pass } = openFor(client);
  await screen.findByRole('heading', { level: 1 });
  act(() => navigation.push('/dashboard'));
  await screen.findByRole('navigation', { name: 'Serviços' });
  // An expired renewal leads away from the first dashboard of a session.
  if (client.renewal === 'expired') {
    await waitFor(() => expect(navigation.path()).toBe('/registration/renew'));
    act(() => navigation.push('/dashboard'));
  }
  await screen.findByRole('navigation', { name: 'Serviços' });
  await waitFor(() => expect(screen.queryByText('Sincronizando')).toBeNull());
  pass(2000);
  return screen.queryByRole('link', { name: 'Completar cadastro' }) !== null;
};

/** A client for each thing that the guards ask about. The table of all of them is the rule's. */
const CLIENTS = CLIENT_CASES.filter(({ who }) =>
  [
    'approved',
    'a co-holder of a pension planner',
    'approved, renewal under review',
    'must renew, without a position',
    'half way, with a pension',
    'in analysis, questionnaire due',
    'a company half way, must renew',
  ].includes(who),
);

describe('what the portal opens to a client', () => {
  it.each(CLIENTS)('$who', async (client) => {
    const { open, shouldBe } = played(client, await opensFor(client));
    expect(open).toEqual(shouldBe);
  });

  it.each(CLIENTS)("the call to action 'Completar cadastro': $who", async (client) => {
    const { open, shouldBe } = played(client, { complete: await offers(client) });
    expect(open).toEqual(shouldBe);
  });
});
