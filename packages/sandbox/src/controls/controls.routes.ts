import { Type } from '@sinclair/typebox';
import type { Api, Services } from '../http/api.ts';
import { Refusal, refuseWord } from '../http/refusal.ts';
import { openCall } from '../http/described-call.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { readOutbox } from '../outbox/outbox.sql.ts';
import { dataRequestControls } from '../profile/my-data/data-requests.controls.ts';
import { PERSONA_PASSWORD, PERSONAS } from '../personas/personas.seed.ts';
import { resetAll, resetPersona } from '../personas/seed.sql.ts';
import { backofficeControls } from '../registration/flags/backoffice.controls.ts';
import { signingControls } from '../renewal/signing.controls.ts';
import { currentWorld } from '../worlds/current-world.ts';
import type { DeployedVersion } from '../web/deployed-version.ts';
import { admitToControls, type ControlsAccess } from './controls-access.ts';
import * as schemas from './controls.schemas.ts';
import type { Fault } from './controls.schemas.ts';
import { meantInstead } from './fault-call.ts';
import { presetControls } from './fault-presets.controls.ts';
import type { Faults } from './faults.ts';
import { follow } from './follow-others.ts';
import type { OpenLinks } from './open/open-links.ts';
import { openControls } from './open/open.routes.ts';
import { scenarioResultControls } from './scenario-results.controls.ts';
import { triggerControls } from './trigger/trigger.controls.ts';

export interface Controls {
  readonly access: ControlsAccess;
  readonly faults: Faults;
  /** The calls of the API: `GET /clients/:id`. */
  readonly calls: readonly string[];
  readonly version: DeployedVersion;
  readonly links: OpenLinks;
  /** Ends the server. */
  readonly stop: () => void;
}

const UNIT_MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const;

/** @param text a time that fits the schema: `2d`, `3h`, `15m`, `30s` */
const milliseconds = (text: string): number => {
  const [, amount = '0', unit] = /^(\d+)([dhms])$/.exec(text) ?? [];
  return unit === 'd' || unit === 'h' || unit === 'm' || unit === 's' ? Number(amount) * UNIT_MS[unit] : 0;
};

/** The calendar of business days covers the time between these two. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

const demandUsableTime = (moment: number): void => {
  if (!(moment >= EARLIEST && moment < LATEST)) throw refuseWord(400, 'clock_out_of_range');
};

const clockControls = (api: Api, { clock }: Services): void => {
  const answer = () => ({ now: clock.now().toISOString(), offsetMs: clock.offset() });

  api.get('/clock', openCall('sandbox', "The server's time", { answer: schemas.ClockAnswer }), () =>
    Promise.resolve(answer()),
  );
  api.post(
    '/clock',
    openCall('sandbox', "Move the server's time", { body: schemas.ClockBody, answer: schemas.ClockAnswer }),
    async (request) => {
      const { set, advance, reset } = request.body;
      const from = set !== undefined ? Date.parse(set) : reset === true ? Date.now() : clock.now().getTime();
      demandUsableTime(from + milliseconds(advance ?? ''));
      if (reset === true) await clock.reset();
      if (set !== undefined) await clock.moveTo(new Date(set));
      if (advance !== undefined) await clock.advance(milliseconds(advance));
      return answer();
    },
  );
};

/** What a fault does. One that does nothing is a slip of the pen. */
const EFFECTS = ['status', 'code', 'delayMs', 'drop', 'malformed', 'body'] as const;

const assertFires = (fault: Fault, calls: readonly string[]): void => {
  if (EFFECTS.every((name) => fault[name] === undefined)) throw refuseWord(400, 'no_effect');
  const meant = meantInstead(fault.on, calls);
  if (meant !== undefined)
    throw new Refusal(400, { message: 'no_such_call', errors: [{ path: '/on', message: meant }] });
};

const faultControls = (api: Api, { faults, calls }: Controls): void => {
  api.post(
    '/faults',
    openCall('sandbox', 'Add a fault', { body: schemas.FaultBody, answer: schemas.FaultAnswer }),
    (request) => {
      assertFires(request.body, calls);
      return faults.add(request.body);
    },
  );
  api.get(
    '/faults',
    openCall('sandbox', 'Faults that are on', { answer: Type.Array(schemas.FaultAnswer) }),
    async () => [...(await faults.list())],
  );
  api.delete('/faults', openCall('sandbox', 'Clear faults', { answer: Nothing }), async () => {
    await faults.clear();
    return {};
  });
};

const dataControls = (api: Api, services: Services, { faults }: Controls): void => {
  const { db, changes, clock } = services;

  api.get('/personas', openCall('sandbox', 'Who can sign in', { answer: schemas.Personas }), () =>
    Promise.resolve(
      PERSONAS.map(({ key, document, shows, caption }) => ({
        key,
        document,
        password: PERSONA_PASSWORD,
        shows,
        caption,
      })),
    ),
  );
  api.post(
    '/reset',
    openCall('sandbox', 'Back to the seed', { body: schemas.ResetBody, answer: Nothing }),
    async (request) => {
      const persona = request.body?.persona;
      if (persona === undefined) {
        await resetAll(changes, currentWorld(), new Date());
        await follow({ clock, faults });
      } else if (!(await resetPersona(changes, persona, clock.now()))) throw refuseWord(404, 'no_such_persona');
      return {};
    },
  );
  api.get(
    '/outbox',
    openCall('sandbox', 'E-mails that were sent, newest first', {
      querystring: schemas.OutboxQuery,
      answer: schemas.Mails,
    }),
    async (request) => [...(await readOutbox(db, request.query))],
  );
};

const stopControl = (api: Api, { stop }: Controls): void => {
  api.post('/stop', openCall('sandbox', 'Stop the server', { answer: Nothing }), (_request, reply) => {
    // The answer leaves first.
    reply.raw.once('close', stop);
    return Promise.resolve({});
  });
};

/** Adds the controls of a test environment, under `/sandbox`. */
export const addControls = (api: Api, services: Services, controls: Controls): void => {
  const { access, version, links } = controls;
  api.addHook('onRequest', (request) => admitToControls(request, access, services));
  dataControls(api, services, controls);
  clockControls(api, services);
  faultControls(api, controls);
  presetControls(api, controls.faults);
  signingControls(api, services);
  backofficeControls(api, services);
  dataRequestControls(api, services);
  triggerControls(api, services, version);
  openControls(api, links);
  scenarioResultControls(api, services.db);
  stopControl(api, controls);
  api.get(
    '/log',
    openCall('sandbox', 'The last requests', { querystring: schemas.LogQuery, answer: schemas.LogAnswer }),
    async (request) => [...(await services.requests.since(request.query.after ?? 0))],
  );
};
