import { clientOf, json, serverBy, type Seen } from '@aroeira/adapters-http/http/testing';
import { makeHttpChangeReports } from '@aroeira/adapters-http/registration';
import { makeHttpRenewals } from '@aroeira/adapters-http/renewal';
import { makeHttpSignatures } from '@aroeira/adapters-http/signature';
import { makeHttpSuitabilities } from '@aroeira/adapters-http/suitability';
import { makeMemoryStorage, makeUnsentAnswers } from '@aroeira/adapters-http/storage';
import { session } from '@aroeira/domain/access/testing';
import { standingsServer } from '@aroeira/domain/registration/testing';
import { renewal, renewalsServer } from '@aroeira/domain/renewal/testing';
import type { Renewal } from '@aroeira/domain/renewal';
import { signaturesServer } from '@aroeira/domain/signature/testing';
import { suitabilitiesServer } from '@aroeira/domain/suitability/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { REGISTRATION } from '../registration/registration.tokens.ts';
import { RENEWAL } from '../renewal/renewal.tokens.ts';
import { ROUTES } from '../app/routes.ts';
import type { Path } from '../shell/routing/paths.ts';
import { SIGNATURE } from '../signature/signature.tokens.ts';
import { fakeInk } from '../signature/testing/fake-ink.ts';
import { SUITABILITY } from '../suitability/suitability.tokens.ts';
import { openApp } from './testing/open-app.tsx';
import { press } from './testing/press.ts';

/** A server that answers one kind of call when the test tells it to, and every other call at once. */
const slowAt = (path: string) => {
  let tell: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => (tell = resolve));
  const server = serverBy((seen: Seen) => (seen.url.includes(path) ? answer : json(200, { id: 7 })));
  return { ...server, tell, calls: () => server.seen.map(({ method, url }) => `${method} ${url.split('/api/')[1]}`) };
};

interface World {
  readonly slow: string;
  readonly of: Partial<Renewal>;
  readonly page: Path;
  readonly state?: object;
}

/** A client whose renewal is due, on a device with a slow server. Reads come from fakes, and what acts is real. */
const open = async ({ slow, of, page, state }: World) => {
  const server = slowAt(slow);
  const { http, device } = clientOf(server);
  const tab = makeMemoryStorage();
  const real = { renewals: makeHttpRenewals(http), signatures: makeHttpSignatures(http) };
  const ink = fakeInk();
  const app = openApp('/dashboard', {
    memory: device,
    routes: ROUTES,
    also: (put) => {
      put(SUITABILITY.Suitabilities, { ...suitabilitiesServer(), save: makeHttpSuitabilities(http).save });
      put(SUITABILITY.RenewedSuitability, { isRenewed: TE.right(true) });
      put(SUITABILITY.UnsentAnswers, makeUnsentAnswers({ tab, prefix: '' }));
      put(RENEWAL.Renewals, {
        ...renewalsServer({ of: TE.right(renewal(of)) }),
        start: real.renewals.start,
        mark: real.renewals.mark,
      });
      put(REGISTRATION.ChangeReports, makeHttpChangeReports(http));
      put(SIGNATURE.Signatures, { ...real.signatures, terms: signaturesServer().terms });
      put(SIGNATURE.Ink, ink.ink);
      put(REGISTRATION.Standings, standingsServer());
    },
  });
  await act(async () => app.navigation.push(page, state));
  return { ...app, server, device, tab, ink };
};

/** Leaves the account by the menu of the dashboard, as a client does. */
const leave = async ({ navigation }: Pick<Awaited<ReturnType<typeof open>>, 'navigation'>) => {
  act(() => navigation.push('/dashboard'));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Sair da conta' }))[0]!);
  await screen.findByRole('dialog', { name: 'Sair da conta?' });
  await press('Sair');
  await waitFor(() => expect(navigation.path()).toBe('/login'));
};

/** Gives the late answer, and waits until nothing follows it. */
const answerLate = ({ tell }: ReturnType<typeof slowAt>) =>
  act(async () => {
    tell(json(200, { id: 7 }));
    await new Promise(setImmediate);
  });

it("'Sair' before the answer to the questionnaire: a late answer changes nothing", async () => {
  const { server, device, navigation, tab } = await open({
    slow: 'saveSuitability',
    of: { step: 'financial' },
    page: '/registration/suitability/start/0',
    state: { purpose: 'renew' },
  });
  for (const question of [1, 2, 3]) {
    await screen.findByText(`${question} de 3`);
    await userEvent.click(await screen.findByRole('radio', { name: 'Crescer' }));
    await press('Próximo');
  }
  const sent = ['POST suitabilities/saveSuitability/31/1'];
  await waitFor(() => expect(server.calls()).toEqual(sent));

  await leave({ navigation });
  // The next person at this device, before the answer of the one before.
  device.session.write(session({ clientId: 8 }))();
  await answerLate(server);

  expect([navigation.path(), server.calls(), tab.read('unsentAnswers')]).toEqual(['/login', sent, undefined]);
  expect(O.toUndefined(device.session.read())?.clientId).toBe(8);
});

it("'Sair' before the answer to the picture of the signature: a late answer signs nothing", async () => {
  const { server, device, navigation, ink, resolve } = await open({
    slow: 'documentUploads',
    of: { status: 'ok' },
    page: '/registration/signature/terms',
    state: { purpose: 'remake' },
  });
  await screen.findByRole('heading', { name: 'Leia os termos' });
  const desk = resolve(SIGNATURE.Desk);
  act(() => desk.accept(7, [2]));
  act(() => navigation.push('/registration/signature/sign'));
  await waitFor(() => expect(ink.open()).toBe(1));
  ink.draw(90);
  await userEvent.type(await screen.findByLabelText('Cidade de assinatura'), 'Santos');
  await press('Assinar 1 termo');
  await press(/Assinar 1 termo/);
  await waitFor(() => expect(server.calls()).toEqual(['POST documentUploads']));
  await leave({ navigation });
  await answerLate(server);
  expect([navigation.path(), desk.hasSigned, O.isNone(device.session.read())]).toEqual(['/login', false, true]);
  expect(server.seen.slice(1).filter(({ headers }) => headers.has('authorization'))).toEqual([]);
});
