import Fastify from 'fastify';
import { fetchInto } from '../../testing/injected-fetch.ts';
import type { TestSandbox } from '../../testing/called-sandbox.ts';
import { answerErrors } from '../error-handler.ts';
import { refuseForRoom, refuseTooMany, refuseUnavailable } from '../refusal.ts';

const JSON_TYPE = 'application/json';

/** What the server refuses before it knows the operation. */
const SENT: readonly RequestInit[] = [
  { headers: { 'content-type': JSON_TYPE }, body: '{"document":' },
  { headers: { 'content-type': JSON_TYPE }, body: JSON.stringify('x'.repeat(2_000_000)) },
  { headers: { 'content-type': 'text/plain' }, body: 'x' },
  { headers: { 'x-sandbox-world': 'unknown' } },
  { headers: { host: 'rebound.example' } },
];

/** What no request provokes at will: of a network that calls too often, a full disk, a lost database, a slip in the code. */
const THROWN = [refuseTooMany(60), refuseForRoom(), refuseUnavailable(), new Error('a slip')];

/** Plays the refusals that every operation may answer. */
export const playGeneral = async (sandbox: Pick<TestSandbox, 'fetch'>): Promise<readonly Response[]> => {
  const answers: Response[] = [];
  for (const init of SENT)
    answers.push(await sandbox.fetch('http://sandbox.test/api/auth/login/1', { ...init, method: 'POST' }));
  const app = Fastify();
  answerErrors(app);
  for (const [at, error] of THROWN.entries())
    app.get(`/${String(at)}`, () => {
      throw error;
    });
  for (const at of THROWN.keys()) answers.push(await fetchInto(app)(`http://sandbox.test/${String(at)}`));
  return answers;
};
