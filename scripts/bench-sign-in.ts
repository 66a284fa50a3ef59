import { randomUUID } from 'node:crypto';
import { documentOf, startSandbox } from '@aroeira/sandbox';
import { NOBODY } from '../packages/sandbox/src/testing/calls.ts';
import { solveCaptcha } from '../packages/sandbox/src/testing/captcha.ts';
import { medianOf } from './median.ts';

/**
 * Measures whether the time of an answer tells a stranger whether a document is registered, or how a password looks. Both
 * calls of a pair take turns. It prints their medians, the ratio of these, and how much the two distributions overlap: 1 if
 * nobody can tell them apart, 0 if one call is enough.
 */

const ROUNDS = Number(process.argv[2] ?? 300);
/** So often the limits of a document allow. Then a quarter of an hour passes for the server. */
const WITHIN_LIMITS = 7;

// Behind a proxy the controls ask for a key.
const KEY = randomUUID();
const server = await startSandbox({
  port: 0,
  ephemeral: true,
  quiet: true,
  webRoot: '.',
  trustProxy: 'loopback',
  controlsKey: KEY,
});
const controls = (path: string, body: object): Promise<Response> =>
  fetch(`${server.url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-key': KEY },
    body: JSON.stringify(body),
  });

let calls = 0;
/** Another network each time, as a guesser would take. */
const somewhere = (): Record<string, string> => {
  calls += 1;
  return {
    'x-forwarded-for': `10.${String((calls >> 16) % 256)}.${String((calls >> 8) % 256)}.${String(calls % 256)}`,
  };
};

const timeOf = async (expected: readonly number[], url: string, sent: RequestInit): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(url, sent);
  await answer.text();
  const took = performance.now() - start;
  if (!expected.includes(answer.status)) throw new Error(`${url} answered ${String(answer.status)}`);
  return took;
};

const signIn = (document: string, password: string) => (): Promise<number> =>
  timeOf([400], `${server.url}/api/auth/login/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...somewhere() },
    body: JSON.stringify({ document, password }),
  });

const forget = (document: string) => async (): Promise<number> => {
  const from = somewhere();
  const captcha = await solveCaptcha({
    fetch: () => fetch(`${server.url}/api/captcha/challenge`),
  });
  const query = new URLSearchParams({ document, captcha }).toString();
  return timeOf([200, 400], `${server.url}/api/clients/passwordResetByEmail?${query}`, { headers: from });
};

const CLIENT = documentOf('nina');
const PAIRS = {
  'the same call twice, as a measure of the machine': [signIn(CLIENT, 'Errada@123'), signIn(CLIENT, 'Errada@123')],
  'wrong password: a client, nobody': [signIn(CLIENT, 'Errada@123'), signIn(NOBODY, 'Errada@123')],
  'a client’s wrong password: as passwords are, as none is': [signIn(CLIENT, 'Errada@123'), signIn(CLIENT, 'x')],
  'forgotten password: a client, nobody': [forget(CLIENT), forget(NOBODY)],
} as const;

/** The part that two samples share, over the tenths of both together. */
const overlapOf = (one: readonly number[], other: readonly number[]): number => {
  const all = [...one, ...other].toSorted((a, b) => a - b);
  const limits = Array.from({ length: 9 }, (_, at) => all[Math.floor(((at + 1) * all.length) / 10)] ?? 0);
  const sharesOf = (sample: readonly number[]) =>
    Array.from(
      { length: 10 },
      (_, tenth) =>
        sample.filter((time) => limits.filter((most) => time >= most).length === tenth).length / sample.length,
    );
  const others = sharesOf(other);
  return sharesOf(one).reduce((sum, share, at) => sum + Math.min(share, others[at] ?? 0), 0);
};

for (const [name, [first, second]] of Object.entries(PAIRS)) {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = -10; round < ROUNDS; round += 1) {
    if (round % WITHIN_LIMITS === 0) await controls('clock', { advance: '16m' });
    // Who is first changes, so that nothing of the order counts.
    const took = round % 2 === 0 ? [await first(), await second()] : [await second(), await first()].toReversed();
    if (round >= 0) took.forEach((time, at) => times[at === 0 ? 0 : 1].push(time));
  }
  const [one, other] = times.map(medianOf);
  const ratio = (one ?? 0) / (other ?? 1);
  console.log(
    `${name}: ${(one ?? 0).toFixed(1)} and ${(other ?? 0).toFixed(1)} ms, ratio ${ratio.toFixed(3)}, overlap ${overlapOf(...times).toFixed(2)}`,
  );
}
await server.close();
