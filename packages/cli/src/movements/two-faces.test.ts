import { makeHttpAuthenticator } from '@aroeira/adapters-http/access';
import type { Fetch } from '@aroeira/adapters-http/http';
import { clientOf, deviceInfo, documentOf, PASSWORD } from '@aroeira/adapters-http/http/testing';
import { makeHttpOrderPorts } from '@aroeira/adapters-http/movements';
import { cents, parseDocument } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { beforeEach, expect, it } from 'vitest';
import { person } from '../testing/index.ts';
import { countOrders, resetForOrders, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => resetForOrders(sandbox));

const AMOUNT = cents(1000_01);
const [FUND, ACCOUNT] = [1, 10_010];

/** The web of ana, whose answers of orders are lost at first. It keeps one key for a confirmation and its retries. */
const webOfAna = async () => {
  let isLosing = true;
  const losing: Fetch = async (url, init) => {
    const answer = await sandbox.fetch(url, init);
    if (isLosing && url.endsWith('/investments/create/v2')) throw new TypeError('fetch failed');
    return answer;
  };
  const { http, device } = clientOf({ fetch: losing }, 'http://sandbox.test/api');
  device.session.clear();
  const document = parseDocument(documentOf('ana'));
  if (E.isLeft(document)) throw new Error('ana has no document');
  const signIn = makeHttpAuthenticator({ http, deviceInfo }).signIn(
    { document: document.right, password: PASSWORD },
    O.none,
  );
  const answer = await signIn();
  if (E.isLeft(answer) || answer.right._tag !== 'SignedIn') throw new Error('ana cannot sign in');
  device.session.write(answer.right.session)();
  const { investments, redemptions } = makeHttpOrderPorts({ http, deviceInfo });
  const key = crypto.randomUUID();
  const line = { fundId: FUND, amount: AMOUNT, bankAccountId: ACCOUNT };
  return {
    invest: () => investments.place({ lines: [line], total: AMOUNT }, key, 'unasked')(),
    redeem: () => redemptions.place({ operation: 'partial-redemption', ...line }, key, 'unasked')(),
    hear: () => void (isLosing = false),
  };
};

const AGAIN = {
  invest: 'Você já realizou um investimento nos últimos 2 dias. Deseja continuar? [s/N] ',
  redeem: 'Deseja mesmo repetir este resgate? [s/N] ',
};

const REPEATED = { invest: 'investment_repeated', redeem: 'redemption_repeated' };

/** Orders of the web and of the command line for one client, with the same amounts. */
const BOTH = [
  ['invest', 'apply', `invest --line ${FUND}=1000.01@${ACCOUNT}`],
  ['redeem', 'rescue_parcial', `redeem ${FUND} --value 1000.01 --bank ${ACCOUNT}`],
] as const;

it.each(BOTH)(
  'is one order when the web lost the answer, the command line is told, and the web tries again: %s',
  async (face, operation, command) => {
    const web = await webOfAna();
    const { portal } = await signedIn('ana');
    const booked = () => countOrders(portal, { operation, value: 1000.01 });
    expect(await web[face]()).toMatchObject(E.left({ _tag: 'Unreachable' }));
    expect(await booked()).toBe(1);
    const ana = person('n');
    expect((await portal(command, { person: ana })).exit).not.toBe(0);
    expect(ana.asked).toEqual([AGAIN[face]]);
    web.hear();
    expect(await web[face]()).toEqual(E.right(undefined));
    expect(await booked()).toBe(1);
  },
);

it.each(BOTH)(
  'is one order when both faces send it in the same moment, and the other one hears of it: %s',
  async (face, operation, command) => {
    const web = await webOfAna();
    web.hear();
    const { portal } = await signedIn('ana');
    const ana = person('s', 'n', 'n');
    const [byWeb, byCommand] = await Promise.all([web[face](), portal(command, { person: ana })]);
    const refused = E.isLeft(byWeb) && 'code' in byWeb.left ? [byWeb.left.code] : [];
    const heard = [...refused, ...ana.asked];
    expect([E.isRight(byWeb), byCommand.exit === 0].filter(Boolean)).toHaveLength(1);
    expect(heard.some((text) => text === REPEATED[face] || text === AGAIN[face])).toBe(true);
    expect(await countOrders(portal, { operation, value: 1000.01 })).toBe(1);
  },
);
