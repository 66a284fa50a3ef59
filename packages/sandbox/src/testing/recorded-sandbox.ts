import Fastify, { type HTTPMethods } from 'fastify';
import recorded from '../http/examples/examples.generated.json' with { type: 'json' };
import type { Examples, NamedRefusal } from '../http/examples/examples.ts';

export type { NamedRefusal };

const { calls, general, refusals }: Examples = recorded;

const router = Fastify();
for (const operation of Object.keys(calls)) {
  const [method = '', path = ''] = operation.split(' ');
  router.route({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1'), handler: async () => operation });
}

const found = new Map<string, string | undefined>();

/** What names the operation of a call. */
export type Called = Pick<Request, 'method' | 'url'>;

/** Finds the operation of a call: `GET /api/clients/{id}`. */
export const operationOf = async ({ method, url }: Called): Promise<string | undefined> => {
  const call = `${method} ${url}`;
  if (!found.has(call)) {
    const { statusCode, payload } = await router.inject({ method: method as HTTPMethods, url });
    found.set(call, statusCode === 200 ? payload : undefined);
  }
  return found.get(call);
};

/** The refusals of an operation: its own, and those of every operation. */
export const refusalsOf = (operation: string): { readonly [from in 'own' | 'general']: readonly NamedRefusal[] } => ({
  own: calls[operation]?.refusals ?? [],
  general,
});

export const OPERATIONS: readonly string[] = Object.keys(calls);

/** What answers one operation in place of its example. */
export interface Refusing {
  readonly operation: string;
  readonly refusal: NamedRefusal;
}

/** Answers each call with its recorded example, and notes the operation. */
export const recordedSandbox = () => {
  const asked = new Set<string>();
  let refusing: Refusing | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const operation = (await operationOf(new Request(input, init))) ?? '';
    asked.add(operation);
    if (operation === refusing?.operation) {
      const { status, example } = refusing.refusal;
      return new Response(JSON.stringify(refusals[example]), { status });
    }
    const answer = calls[operation]?.answer;
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };
  return { fetch, asked, refuse: (next: Refusing): void => void (refusing = next) };
};
