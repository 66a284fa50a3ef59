import { codeIn } from '@aroeira/adapters-http/controls';
import type { Fetch } from '@aroeira/adapters-http/http';

const MASK = '***';

/** What no report may show. */
export interface Secrets {
  readonly add: (secret: string) => void;
  /** Puts a mask in the place of every secret of a text. */
  readonly masked: (text: string) => string;
}

export const makeSecrets = (): Secrets => {
  const known = new Set<string>();
  return {
    add: (secret) => {
      // The second is how a command that prints JSON writes it.
      for (const form of [secret, JSON.stringify(secret).slice(1, -1)]) if (form !== '') known.add(form);
    },
    // A long secret may hold a short one.
    masked: (text) =>
      [...known]
        .toSorted((one, other) => other.length - one.length)
        .reduce((shown, secret) => shown.replaceAll(secret, MASK), text),
  };
};

/** The parts of an e-mail that a scenario may save. */
export const MAIL_PARTS = {
  code: codeIn,
  link: (text: string) => /https?:\/\/[^\s<>"]+/.exec(text)?.[0],
  password: (text: string) => /\b\w{4}-\w{4}-\w{4}\b/.exec(text)?.[0],
} as const;

/** What is secret in the answers of the sandbox: codes, links and passwords of e-mails, and the ticket that signs a browser in. */
const LEARNT: readonly (readonly [path: RegExp, secrets: readonly RegExp[]])[] = [
  [/\/sandbox\/outbox(\?|$)/, [/\b\d{6}\b/g, /https?:\/\/[^\s<>"\\]+/g, /\b\w{4}-\w{4}-\w{4}\b/g]],
  [/\/sandbox\/open$/, [/[\w-]{16,}/g]],
];

/** The tokens of pages where somebody signs, in any answer. */
const OF_SIGNING: readonly RegExp[] = [/"(?:docToken|signer_token)"\s*:\s*"([^"]+)"/g, /\/assinatura\/([\w-]{16,})/g];

/** Learns the secrets of what any command reads, so that no report shows them. */
export const learning =
  (fetch: Fetch, { add }: Secrets): Fetch =>
  async (url, init, declared) => {
    const answer = await fetch(url, init, declared);
    const patterns = LEARNT.find(([path]) => path.test(url))?.[1] ?? [];
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    const text = isJson ? await answer.clone().text() : '';
    for (const pattern of patterns) for (const [secret] of text.matchAll(pattern)) add(secret);
    for (const pattern of OF_SIGNING) for (const [, token = ''] of text.matchAll(pattern)) add(token);
    return answer;
  };
