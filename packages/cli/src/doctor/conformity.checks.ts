import * as E from 'fp-ts/Either';
import { signInAway } from '../access/sign-in/sign-in-away.ts';
import { signedIn } from '../access/signed-in.ts';
import type { App } from '../composition.ts';
import { callRefusal } from '../refusal.ts';
import type { Actor, Actors } from '../scenario/actors.ts';
import { parsed } from '../scenario/expectations.ts';
import { readsOf, type Caller, type Read } from './contract.ts';
import { ok, problem, type Finding } from './finding.ts';

type Found = readonly [name: string, finding: Finding];

/**
 * Asks as each person for all that a client may read, and compares the answers with the contract: the description that
 * the sandbox of this program gives of its calls. It changes nothing. What a client sends is tried by the scenarios.
 */
export const checkConformity = async (app: Pick<App, 'onDevice'>, people: Actors): Promise<readonly Found[]> => {
  const reads = readsOf(await contractOfSandbox());
  const found: Found[] = [];
  for (const [name, person] of people) found.push(...(await checkPerson(app, { name, person, reads })));
  return found;
};

const contractOfSandbox = async (): Promise<unknown> => {
  // Only this check loads the server, so the others start fast.
  const { startSandbox } = await import('@aroeira/sandbox');
  const { url, close } = await startSandbox({ port: 0, ephemeral: true, quiet: true });
  try {
    return await (await fetch(`${url}/openapi.json`)).json();
  } finally {
    await close();
  }
};

interface Asking {
  readonly name: string;
  readonly person: Actor;
  readonly reads: readonly Read[];
}

const checkPerson = async (app: Pick<App, 'onDevice'>, { name, person, reads }: Asking): Promise<readonly Found[]> => {
  const away = await signInAway(app, person, {})();
  if (E.isLeft(away)) return [[name, problem(`Não entrou: ${away.left.message}`)]];
  const session = await signedIn(away.right)();
  if (E.isLeft(session)) return [[name, problem(session.left.message)]];
  const { clientId } = session.right;
  const { doctor } = away.right;
  const caller: Caller = { document: person.document, clientId, formId: await doctor.formOf(clientId)() };
  const asked = reads.map((read) => [read, read.pathFor(caller)] as const);
  const faults: Found[] = [];
  const refused: string[] = [];
  for (const [read, path] of asked) {
    const { fault, refusal } = path === undefined ? {} : await judged(read, path, doctor);
    if (fault !== undefined) faults.push([name, problem(`${read.name}: ${fault}`)]);
    else if (refusal !== undefined) refused.push(`${read.name} (${refusal})`);
  }
  if (faults.length > 0) return faults;
  const unknown = asked.flatMap(([read, path]) => (path === undefined ? [read.name] : []));
  const counts = [
    `${asked.length - unknown.length} leituras como descritas`,
    // A call that an API lacks looks like one that refuses.
    ...(refused.length === 0 ? [] : [`${refused.length} delas com recusa: ${refused.join(', ')}`]),
    `${unknown.length} precisam de um número que só a API dá: ${unknown.join(', ')}`,
  ];
  return [[name, ok(`${counts.join('; ')}.`)]];
};

/** What an answer has that is not described, and the status of one that refuses. */
interface Judged {
  readonly fault?: string | undefined;
  readonly refusal?: number;
}

const judged = async ({ faultIn, isFile }: Read, path: string, { read, file }: App['doctor']): Promise<Judged> => {
  const answer = await (isFile ? file(path) : read(path))();
  if (E.isRight(answer)) return { fault: isFile ? undefined : faultIn(200, answer.right) };
  const failure = answer.left;
  if (failure._tag === 'Unreadable') return { fault: isFile ? 'a resposta é vazia' : 'a resposta não é JSON' };
  if (failure._tag !== 'Refused') return { fault: callRefusal(failure).message };
  return { fault: faultIn(failure.status, parsed(failure.detail)), refusal: failure.status };
};
