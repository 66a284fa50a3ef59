import * as http from '@aroeira/adapters-http/controls';
import { makeHttpClient, Unread } from '@aroeira/adapters-http/http';
import { ApprovalNumber, VerdictNumber } from '@aroeira/adapters-http/registration';
import { makeDeviceMemory, makeMemoryStorage } from '@aroeira/adapters-http/storage';
import { isRefusedWith, type CallFailure, type Document } from '@aroeira/domain/kernel';
import type { Approval, RenewalVerdict } from '@aroeira/domain/registration';
import { flow, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Platform } from '../connection.ts';
import type { Io } from '../io.ts';
import type { Settings } from '../settings.ts';
import { callRefusal, refusal, type Refusal } from '../refusal.ts';
import { controlRefusal, faultRefusal, signRefusal, worldRefusal } from './control-refusals.ts';

const Happened = t.type({ event: t.string, persona: t.union([t.string, t.null]) });

/** A client, and what to set. What is `undefined` stays. @see spec A §4 Approval and renewal statuses */
export interface SetStanding {
  readonly document: Document;
  readonly approval: Approval | undefined;
  readonly renewal: RenewalVerdict | undefined;
}

/** A client's request, and the answer of the staff. Without a text they take the request up. */
interface StaffAnswer {
  readonly request: number;
  readonly text: string | undefined;
}

/** To whom an event happens, and what an adjustment asks for. */
interface Triggered {
  readonly persona: string | undefined;
  readonly parts: readonly string[] | undefined;
}

/** The controls at `/sandbox/` of the API's origin. @see the command line's contract, Sandbox controls */
export const makeSandboxControls = (
  { api, world }: Pick<Settings, 'api' | 'world'>,
  { fetch, scheduler }: Platform,
  env: Io['env'],
) => {
  const client = makeHttpClient({
    baseUrl: new URL('/sandbox', api).href,
    fetch: http.withControlsKey(fetch, () => env['SANDBOX_KEY']),
    // The controls have no sessions.
    memory: makeDeviceMemory({ store: makeMemoryStorage(), prefix: '', onDegraded: () => undefined }),
    scheduler,
    deviceType: 'web',
    onSessionEnd: () => undefined,
    onHold: () => undefined,
  });
  const controls = http.makeHttpControls(client);
  return {
    ...serverControls(controls),
    ...staffControls(client),
    ...worldControls(controls),
    ...personaControls(client, controls),
    /** A link that opens a page once, in a browser that then has this storage. @see decision 0335 */
    openLink: (opening: http.Opening) =>
      pipe(
        controls.openTicket(opening),
        TE.bindTo('ticket'),
        // The pages of a named world are at a host of its own, which the server tells.
        TE.bind('base', () => (world === undefined ? TE.right(api) : TE.map(urlOf)(controls.world))),
        TE.bimap(callRefusal, ({ ticket, base }) => new URL(`/sandbox/open#${ticket}`, base).href),
      ),
  };
};

export type SandboxControls = ReturnType<typeof makeSandboxControls>;

type HttpControls = ReturnType<typeof http.makeHttpControls>;
type HttpClient = ReturnType<typeof makeHttpClient>;

const urlOf = ({ url }: http.World): string => url;

const refused = TE.mapLeft(controlRefusal);

const serverControls = (controls: HttpControls) => ({
  time: refused(controls.time),
  moveTime: flow(controls.moveTime, TE.mapLeft(controlRefusal)),
  addFault: flow(controls.addFault, TE.mapLeft(faultRefusal)),
  addPreset: flow(controls.addPreset, TE.mapLeft(controlRefusal)),
  faults: refused(controls.faults),
  clearFaults: refused(controls.clearFaults),
  requests: flow(controls.requests, TE.mapLeft(controlRefusal)),
  outbox: flow(controls.outbox, TE.mapLeft(controlRefusal)),
  newestCode: flow(
    controls.newestCode,
    TE.mapLeft((failure) =>
      failure._tag === 'NoCode' ? refusal('no_code_in_outbox', NO_CODE) : controlRefusal(failure),
    ),
  ),
  stop: refused(controls.stop),
});

const NO_CODE = 'Nenhum código na caixa de saída do sandbox. Entre primeiro sem --mfa.';

/** What the staff and the signing provider do. */
const staffControls = (client: HttpClient) => ({
  setStanding: ({ document, approval, renewal }: SetStanding) => {
    const body = {
      document,
      approval: approval && ApprovalNumber.encode(approval),
      renewal: renewal && VerdictNumber.encode(renewal),
    };
    return refused(client.post('backoffice/set', Unread, { acts: true, shows: ['approval', 'renewal'], body }));
  },
  sign: (token: string) =>
    TE.mapLeft(signRefusal)(client.post('backoffice/sign', Unread, { acts: true, body: { token } })),
  answerRequest: (body: StaffAnswer) =>
    refused(client.post('backoffice/answer-request', Unread, { acts: true, shows: ['request'], body })),
});

const worldControls = (controls: HttpControls) => ({
  worlds: refused(controls.worlds),
  newWorld: flow(controls.newWorld, TE.mapLeft(worldRefusal)),
  dropWorld: flow(controls.dropWorld, TE.mapLeft(worldRefusal)),
  snapshots: refused(controls.snapshots),
  saveSnapshot: flow(controls.saveSnapshot, TE.mapLeft(worldRefusal)),
  loadSnapshot: flow(controls.loadSnapshot, TE.mapLeft(worldRefusal)),
  dropSnapshot: flow(controls.dropSnapshot, TE.mapLeft(worldRefusal)),
});

const personaControls = (client: HttpClient, controls: HttpControls) => {
  const personas = refused(controls.personas);
  /** Names the known personas in the refusal of an unknown one. */
  const knowing =
    (persona: string | undefined) =>
    <A>(task: TE.TaskEither<CallFailure, A>): TE.TaskEither<Refusal, A> =>
      pipe(
        task,
        TE.orElse((failure) =>
          persona !== undefined && isRefusedWith(failure, 'no_such_persona')
            ? pipe(personas, TE.chain(noSuchPersona(persona)))
            : TE.left(controlRefusal(failure)),
        ),
      );
  return {
    personas,
    persona: (key: string) =>
      pipe(
        personas,
        TE.chain((all) => {
          const found = all.find((persona) => persona.key === key);
          return found === undefined ? noSuchPersona(key)(all) : TE.right(found);
        }),
      ),
    /** Puts everything, or one persona, back to the seed. */
    reset: (persona: string | undefined) => pipe(controls.reset(persona), knowing(persona)),
    /** Makes an event happen. The sandbox chooses the persona if none is named, and the parts of an adjustment too. */
    trigger: (event: string, { persona, parts }: Triggered) => {
      const shows = ['event', 'persona', 'parts'];
      const body = { event, persona, parts };
      return pipe(client.post('trigger', Happened, { acts: true, shows, body }), knowing(persona));
    },
  };
};

const noSuchPersona =
  (persona: string) =>
  (all: readonly http.Persona[]): TE.TaskEither<Refusal, never> => {
    const keys = all.map(({ key }) => key).join(', ');
    return TE.left({ ...refusal('no_such_persona', `Não há persona "${persona}". Há: ${keys}.`), field: 'persona' });
  };
