import type { RefusalExample } from '../http/examples/examples.ts';
import { codeIn } from './calls.ts';
import { operationOf, refusalsOf, type Called } from './recorded-sandbox.ts';
import type { TestSandbox } from './called-sandbox.ts';

/** The limit of a network counts every call. An operation declares a limit of its own. */
const isOfNetwork = ({ headers }: Response): boolean => headers.get('x-ratelimit-remaining') === '0';

/** @throws if the description of the API lacks this refusal at the operation that answered it */
const demandDeclared = async (request: Called, answer: Response): Promise<void> => {
  const operation = await operationOf(request);
  if (operation === undefined) return;
  const code = codeIn(await answer.clone().json());
  // Another process on the database may have added the fault.
  if (code === 'injected fault') return;
  const isThis = (one: RefusalExample): boolean => one.status === answer.status && one.code === code;
  const { own, general } = refusalsOf(operation);
  if (own.some(isThis) || (general.some(isThis) && (answer.status !== 429 || isOfNetwork(answer)))) return;
  const refusal = `${String(answer.status)} ${code}`;
  throw new Error(`${operation} answers ${refusal}, which has no example: give its plan one, in http/examples`);
};

/** Lets a sandbox answer only what its description declares, except after a fault, which may answer anything. */
export const declaredAlone = <A extends Pick<TestSandbox, 'fetch'>>(sandbox: A): A => {
  let hasFaults = false;
  return {
    ...sandbox,
    fetch: async (input, init) => {
      const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method ?? 'GET' };
      hasFaults ||= method === 'POST' && new URL(url).pathname.startsWith('/sandbox/fault');
      const answer = await sandbox.fetch(input, init);
      if (answer.status >= 400 && !hasFaults) await demandDeclared({ url, method }, answer);
      return answer;
    },
  };
};
