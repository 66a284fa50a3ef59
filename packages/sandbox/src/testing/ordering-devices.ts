import pLimit from 'p-limit';
import { PERSONAS } from '../personas/personas.seed.ts';
import { call, login, signedIn, type SignedIn } from './calls.ts';
import { callable, type ChildServer } from './child-server.ts';

type Operation = 'apply' | 'rescue_parcial';

/** An order with an amount that no other order has. */
export interface Order {
  readonly of: SignedIn;
  readonly key: string;
  readonly operation: Operation;
  readonly amount: number;
}

/** Devices that order at a server in its own process, and what became of their orders. */
export const orderingDevices = (server: () => Pick<ChildServer, 'url'>) => {
  let made = 0;
  let asked = 0;
  let failures = 0;
  let untimed = 0;
  const newOrder = (of: SignedIn, operation: Operation = 'apply'): Order => ({
    of,
    key: crypto.randomUUID(),
    operation,
    // Redemptions are small, so that many come before a position is spent.
    amount: (operation === 'apply' ? 1_000 : 100) + (made += 1) / 100,
  });

  /** Asks the server as a client does. @returns no answer if the server died before it gave one */
  const ask = async (...[what, options]: Parameters<typeof call> extends [unknown, ...infer Rest] ? Rest : never) => {
    // Behind a proxy the devices have networks of their own, as one may send only so many requests.
    asked += 1;
    const headers = { 'x-forwarded-for': `198.51.100.${asked % 250}`, ...options?.headers };
    const answer = await call(callable(server()), what, { ...options, headers }).catch(() => undefined);
    if (answer !== undefined && answer.status >= 500) failures += 1;
    if (answer?.status === 503 && !answer.headers.has('retry-after')) untimed += 1;
    return answer;
  };

  const send = async ({ of, key, operation, amount }: Order): Promise<number | undefined> => {
    const answer = await ask('POST /api/investments/create/v2', {
      token: of.token,
      headers: { 'idempotency-key': key },
      body: {
        operation,
        investments: [{ fundId: 1, value: amount, bankId: of.id * 10 }],
        deviceInfo: { type: 'web' },
      },
    });
    return answer?.status;
  };

  const amountsOf = async ({ id, token }: SignedIn): Promise<readonly number[]> => {
    const body = (await ask(`GET /api/investments/list/${String(id)}`, { token }))?.body;
    return Array.isArray(body) ? body.map(({ value }: { readonly value: number }) => value) : [];
  };

  /** The sessions of so many devices of clients who may order. Clients without a second step answer with a session. */
  const signIn = async (count: number): Promise<readonly SignedIn[]> => {
    const able: SignedIn[] = [];
    for (const { key, isOneDeviceOnly } of PERSONAS) {
      if (isOneDeviceOnly) continue;
      const { status, body } = await login(callable(server()), key);
      // The sandbox's own answer; a change of its shape fails the test at once.
      const session = body as SignedIn;
      if (status === 200 && (await send(newOrder(session))) === 200) able.push(session);
    }
    return Array.from({ length: count }, (_, place) => able[place % able.length]).filter((each) => each !== undefined);
  };

  const oneByOne = pLimit(1);
  /** A session of its own for the client of another one. Tries at the same time count as guesses until they are right. */
  const signInAs = ({ document }: SignedIn): Promise<SignedIn> => {
    const key = PERSONAS.find((persona) => persona.document === document)?.key ?? '';
    return oneByOne(() => signedIn(callable(server()), key));
  };

  /** Compares the orders that were taken with what the clients see. */
  const tally = async (orders: readonly Order[]) => {
    const found = { lost: 0, doubled: 0, leaked: 0 };
    for (const of of new Map(orders.map((order) => [order.of.id, order.of])).values()) {
      const times = new Map<number, number>();
      for (const amount of await amountsOf(await signInAs(of))) times.set(amount, (times.get(amount) ?? 0) + 1);
      for (const order of orders) {
        const seen = times.get(order.amount) ?? 0;
        if (order.of.id !== of.id) found.leaked += seen;
        else if (seen === 0) found.lost += 1;
        else found.doubled += seen - 1;
      }
    }
    return found;
  };

  return { newOrder, ask, send, amountsOf, signIn, signInAs, tally, failures: () => failures, untimed: () => untimed };
};
