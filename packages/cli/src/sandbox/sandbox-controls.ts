import { makeHttpControls, withControlsKey, type Persona } from '@aroeira/adapters-http/controls';
import { makeHttpClient } from '@aroeira/adapters-http/http';
import { makeDeviceMemory, makeMemoryStorage } from '@aroeira/adapters-http/storage';
import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Platform } from '../connection.ts';
import type { Io } from '../io.ts';
import type { Settings } from '../settings.ts';
import { callRefusal, refusal, type Refusal } from '../refusal.ts';
import { makeAnswerRequest } from './answer-request.control.ts';
import { makeOpenLink } from './open.control.ts';
import { makeOutboxControls } from './outbox.control.ts';
import { makeServerControls } from './server-controls.ts';
import { triggerRefusal } from './trigger-refusals.ts';
import { makeWorldControls } from './worlds.control.ts';

const Happened = t.type({ event: t.string, persona: t.union([t.string, t.null]) });

/**
 * The functions that only a test environment has. They are at `/sandbox/` of the API's origin. On another machine they
 * need SANDBOX_KEY.
 * @see the command line's contract, Sandbox controls
 */
export const makeSandboxControls = (
  { api, world }: Pick<Settings, 'api' | 'world'>,
  { fetch, scheduler }: Platform,
  env: Io['env'],
) => {
  const http = makeHttpClient({
    baseUrl: new URL('/sandbox', api).href,
    fetch: withControlsKey(fetch, () => env['SANDBOX_KEY']),
    // The controls have no sessions.
    memory: makeDeviceMemory({ store: makeMemoryStorage(), prefix: '', onDegraded: () => undefined }),
    scheduler,
    deviceType: 'web',
    onSessionEnd: () => undefined,
    onHold: () => undefined,
  });
  const controls = makeHttpControls(http);
  const personas = pipe(controls.personas, TE.mapLeft(callRefusal));
  const knowing =
    (persona: string | undefined, otherwise: (failure: CallFailure) => Refusal) =>
    <A>(task: TE.TaskEither<CallFailure, A>): TE.TaskEither<Refusal, A> =>
      pipe(
        task,
        TE.orElse((failure) =>
          persona !== undefined && isRefusedWith(failure, 'no_such_persona')
            ? pipe(personas, TE.chain(noSuchPersona(persona)))
            : TE.left(otherwise(failure)),
        ),
      );
  return {
    ...makeServerControls(http),
    answerRequest: makeAnswerRequest(http),
    ...makeOutboxControls(http),
    ...makeWorldControls(http),
    openLink: makeOpenLink(http, { api, isNamed: world !== undefined }),
    personas,
    persona: (key: string) =>
      pipe(
        personas,
        TE.chain((all) => {
          const found = all.find((persona) => persona.key === key);
          return found === undefined ? noSuchPersona(key)(all) : TE.right(found);
        }),
      ),
    stop: pipe(controls.stop, TE.mapLeft(callRefusal)),
    /** Puts everything, or one persona, back to the seed. */
    reset: (persona: string | undefined) => pipe(controls.reset(persona), knowing(persona, callRefusal)),
    /** Makes an event happen. The sandbox chooses the persona if none is named, and the parts of an adjustment too. */
    trigger: (event: string, { persona, parts }: Triggered) =>
      pipe(
        http.post('trigger', Happened, {
          acts: true,
          shows: ['event', 'persona', 'parts'],
          body: { event, persona, parts },
        }),
        knowing(persona, triggerRefusal),
      ),
  };
};

/** To whom an event happens, and what an adjustment asks for. */
interface Triggered {
  readonly persona: string | undefined;
  readonly parts: readonly string[] | undefined;
}

export type SandboxControls = ReturnType<typeof makeSandboxControls>;

const noSuchPersona =
  (persona: string) =>
  (all: readonly Persona[]): TE.TaskEither<Refusal, never> => {
    const keys = all.map(({ key }) => key).join(', ');
    return TE.left({ ...refusal('no_such_persona', `Não há persona "${persona}". Há: ${keys}.`), field: 'persona' });
  };
