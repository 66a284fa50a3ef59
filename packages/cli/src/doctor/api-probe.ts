import { InstantFromIso, type Declared, type Fetch } from '@aroeira/adapters-http/http';
import { instant, type Instant } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Io } from '../io.ts';

/** The facts that an API tells without a session. */
export interface ApiProbe {
  readonly api: 'answers' | 'has-no-such-world' | 'answers-something-else' | 'silent';
  /** The version of the web app beside the API. `undefined` when there is none. */
  readonly version: string | undefined;
  readonly controls: 'on' | 'closed' | 'none';
  /** The time of the controls' clock, which they can move, or else the date header of the answer. */
  readonly now: Instant | undefined;
}

/** The longest wait, in milliseconds: a check must not take ten minutes. */
const PATIENCE = 10_000;

/** The declaration of the probe's calls. */
const LOOKING: Declared = { acts: false, shows: ['date', 'version', 'now', 'offsetMs'] };

const BusinessDay = t.type({ date: t.string });
const Version = t.type({ version: t.string });
const Clock = t.type({ now: InstantFromIso });
const NoWorld = t.type({ message: t.literal('no_such_world') });

/** Asks for facts that need no session: a day, the version, the clock of the controls. It changes nothing. */
export const probeApi = (api: string, fetch: Fetch, env: Io['env']) => async (): Promise<ApiProbe> => {
  const ask = asking(fetch);
  const day = await ask(`${api}/app/tools/businessday`, BusinessDay);
  if (day === undefined) return { api: 'silent', version: undefined, controls: 'none', now: undefined };
  const key = env['SANDBOX_KEY'];
  const [version, clock] = await Promise.all([
    ask(new URL('/version.json', api).href, Version),
    ask(new URL('/sandbox/clock', api).href, Clock, key === undefined ? {} : { 'X-Sandbox-Key': key }),
  ]);
  return {
    api: day.body !== undefined ? 'answers' : day.isOfNoWorld ? 'has-no-such-world' : 'answers-something-else',
    version: version?.body?.version,
    controls: clock?.body !== undefined ? 'on' : clock?.status === 403 ? 'closed' : 'none',
    now: clock?.body?.now ?? day.date,
  };
};

interface Answer<A> {
  readonly status: number;
  readonly date: Instant | undefined;
  /** `undefined` when the body is not as specified. */
  readonly body: A | undefined;
  readonly isOfNoWorld: boolean;
}

const asking =
  (fetch: Fetch) =>
  async <A>(url: string, codec: t.Decoder<unknown, A>, headers = {}): Promise<Answer<A> | undefined> => {
    try {
      const init: RequestInit = { headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) };
      const answer = await fetch(url, init, LOOKING);
      const [{ status }, text] = [answer, await answer.text()];
      const isOfNoWorld = status === 404 && bodyOf(NoWorld, text) !== undefined;
      return { status, date: dateOf(answer), body: bodyOf(codec, text), isOfNoWorld };
    } catch {
      // Every error of the platform means that no answer came in time.
      return undefined;
    }
  };

const dateOf = ({ headers }: Response): Instant | undefined => {
  const milliseconds = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(milliseconds) ? undefined : instant(milliseconds);
};

const bodyOf = <A>(codec: t.Decoder<unknown, A>, text: string): A | undefined =>
  pipe(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => undefined,
    ),
    E.chainW((json) => codec.decode(json)),
    E.match(
      () => undefined,
      (body) => body,
    ),
  );
