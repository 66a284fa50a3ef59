import type { Api, Services } from '../http/api.ts';
import { refuseWord } from '../http/refusal.ts';
import { Nothing, Refusals } from '../http/wire.schemas.ts';
import { readOutbox } from '../outbox/outbox.sql.ts';
import { PERSONA_PASSWORD, PERSONAS } from '../personas/personas.seed.ts';
import { resetAll, resetPersona } from '../personas/seed.sql.ts';
import { signingControls } from '../renewal/signing.controls.ts';
import { admitToControls, type ControlsAccess } from './controls-access.ts';
import * as schemas from './controls.schemas.ts';
import type { Faults } from './faults.ts';

export interface Controls {
  readonly access: ControlsAccess;
  readonly faults: Faults;
}

const tags = ['sandbox'];
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
  const response = { 200: schemas.ClockAnswer, ...Refusals };

  api.get('/clock', { schema: { tags, summary: "The server's time", response } }, () => Promise.resolve(answer()));
  api.post(
    '/clock',
    { schema: { tags, summary: "Move the server's time", body: schemas.ClockBody, response } },
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

const faultControls = (api: Api, faults: Faults): void => {
  const response = { 200: schemas.FaultAnswer, ...Refusals };
  api.post('/faults', { schema: { tags, summary: 'Add a fault', body: schemas.FaultBody, response } }, (request) =>
    faults.add(request.body),
  );
  api.get(
    '/faults',
    {
      schema: {
        tags,
        summary: 'Faults that are on',
        response: { ...response, 200: { type: 'array', items: schemas.FaultAnswer } },
      },
    },
    () => Promise.resolve([...faults.list()]),
  );
  api.delete(
    '/faults',
    { schema: { tags, summary: 'Clear faults', response: { ...response, 200: Nothing } } },
    async () => {
      await faults.clear();
      return {};
    },
  );
};

const dataControls = (api: Api, services: Services, faults: Faults): void => {
  const { db, clock } = services;
  api.get(
    '/personas',
    { schema: { tags, summary: 'Who can sign in', response: { 200: schemas.Personas, ...Refusals } } },
    () =>
      Promise.resolve(
        PERSONAS.map(({ key, document, shows }) => ({ key, document, password: PERSONA_PASSWORD, shows })),
      ),
  );
  api.post(
    '/reset',
    { schema: { tags, summary: 'Back to the seed', body: schemas.ResetBody, response: { 200: Nothing, ...Refusals } } },
    async (request) => {
      const persona = request.body?.persona;
      if (persona === undefined) {
        await faults.clear();
        await clock.reset();
        await resetAll(db, clock.now());
      } else if (!(await resetPersona(db, persona, clock.now()))) throw refuseWord(404, 'no_such_persona');
      return {};
    },
  );
  api.get(
    '/outbox',
    {
      schema: {
        tags,
        summary: 'E-mails that were sent, newest first',
        querystring: schemas.OutboxQuery,
        response: { 200: schemas.Mails, ...Refusals },
      },
    },
    async (request) => [...(await readOutbox(db, request.query))],
  );
};

/** Adds the controls of a test environment, under `/sandbox`. */
export const addControls = (api: Api, services: Services, { access, faults }: Controls): void => {
  api.addHook('onRequest', (request) => admitToControls(request, access, services));
  dataControls(api, services, faults);
  clockControls(api, services);
  faultControls(api, faults);
  signingControls(api, services);
  api.get(
    '/log',
    {
      schema: {
        tags,
        summary: 'The last requests',
        querystring: schemas.LogQuery,
        response: { 200: schemas.LogAnswer, ...Refusals },
      },
    },
    (request) => Promise.resolve([...services.requests.since(request.query.after ?? 0)]),
  );
};
