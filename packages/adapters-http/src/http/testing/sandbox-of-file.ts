import { openTestSandbox, type TestSandbox } from '@aroeira/sandbox';
import { afterAll, beforeAll } from 'vitest';

/** The invented clients of the sandbox, by key. Each signs in with the password `Senha@123`. */
const DOCUMENTS = {
  ana: '63287253026',
  bruno: '08824648096',
  carla: '60891723919',
  diego: '84581615089',
  elisa: '34850848168',
  fabio: '24956842201',
  gabi: '76631009219',
  heitor: '33917990563',
  iris: '63793171205',
  joao: '47232589573',
  karen: '51753241448',
  lucas: '87740848794',
  vertice: '15067401000136',
  nina: '50600506967',
  otavio: '67418110529',
  paula: '34329640309',
  rafael: '20454646526',
  sofia: '14847186150',
  tiago: '35938068193',
  ursula: '48503034476',
  valter: '99225912196',
  wagner: '62100182978',
} as const;

/** The key of a persona. */
export type PersonaKey = keyof typeof DOCUMENTS;

/** The password of every persona. */
export const PASSWORD = 'Senha@123';

/** The CPF or CNPJ of a persona, digits only. */
export const documentOf = (persona: PersonaKey): string => DOCUMENTS[persona];

/** What the tests of one file may do with their sandbox. */
export type SandboxOfFile = Pick<TestSandbox, 'fetch' | 'outbox'>;

/** Calls a control of a sandbox. @param what `POST reset` */
export const control = async (
  { fetch }: Pick<TestSandbox, 'fetch'>,
  what: `${'GET' | 'POST' | 'DELETE'} ${string}`,
  body?: object,
): Promise<Response> => {
  const [method = '', path = ''] = what.split(' ');
  const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`http://sandbox.test/sandbox/${path}`, { method, ...sent });
  if (!answer.ok) throw new Error(`${what} was refused`);
  return answer;
};

/**
 * Opens a sandbox before the first test of a file and closes it after the last one. Call it once, outside the tests.
 *
 * @returns a sandbox that only tests and hooks can use
 */
export const sandboxOfFile = (): SandboxOfFile => {
  let opened: TestSandbox | undefined;
  const now = (): TestSandbox => {
    if (opened === undefined) throw new Error('The sandbox is open only while tests and hooks run.');
    return opened;
  };
  beforeAll(async () => void (opened = await openTestSandbox()));
  afterAll(() => opened?.close());
  return { fetch: (url, init) => now().fetch(url, init), outbox: (to) => now().outbox(to) };
};
