import { InstantFromIso, type Declared, type Fetch } from '@aroeira/adapters-http/http';
import { instant, type Instant } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Io } from '../io.ts';

/** What an API says of itself to whoever asks. */
export interface ApiProbe {
  readonly api: 'answers' | 'answers-something-else' | 'silent';
  /** Of what is deployed beside the API; `undefined` when it does not say. */
  readonly version: string | undefined;
  readonly controls: 'on' | 'closed' | 'none';
  /** By the clock of the controls, which they can move, else by the header of the answer. */
  readonly now: Instant | undefined;
}

/** In milliseconds: who looks for what is wrong does not wait ten minutes for it. */
const PATIENCE = 10_000;

/** What the probe declares of its calls. */
const LOOKING: Declared = { acts: false, shows: ['date', 'version', 'now', 'offsetMs'] };

const BusinessDay = t.type({ date: t.string });
const Version = t.type({ version: t.string });
const Clock = t.type({ now: InstantFromIso });

/** Asks what needs no session: a day, the version, the clock of the controls. Nothing is changed by it. */
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
    api: day.body === undefined ? 'answers-something-else' : 'answers',
    version: version?.body?.version,
    controls: clock?.body !== undefined ? 'on' : clock?.status === 403 ? 'closed' : 'none',
    now: clock?.body?.now ?? day.date,
  };
};

interface Answer<A> {
  readonly status: number;
  readonly date: Instant | undefined;
  /** `undefined` when it is not what was asked for. */
  readonly body: A | undefined;
}

const asking =
  (fetch: Fetch) =>
  async <A>(url: string, codec: t.Decoder<unknown, A>, headers = {}): Promise<Answer<A> | undefined> => {
    try {
      const init: RequestInit = { headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) };
      const answer = await fetch(url, init, LOOKING);
      return { status: answer.status, date: dateOf(answer), body: bodyOf(codec, await answer.text()) };
    } catch {
      // Whatever the platform has to say: nobody answered in time.
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
