import { refuseWord } from '../refusal.ts';
import type { EventName, Lack } from '../../controls/trigger/events.ts';
import type { PersonaKey } from '../../personas/personas.seed.ts';
import { THEN } from './steady.ts';
import { UNKNOWN_ID } from './invented.ts';
import type { Own, Plans, Sent } from './plan.ts';

const opening = { path: '/inicio', storage: [{ key: 'session', text: '{}' }] };

const snapshot = async ({ ask }: Own, name: string): Promise<Sent> => {
  await ask('POST /sandbox/snapshots', { body: { name } });
  return { path: { name } };
};

const unknown = (): Sent => ({ path: { name: 'unknown' } });

const fault = { on: 'GET /clients/:id', status: 503, times: 1 };

const results = {
  passed: 1,
  failed: 0,
  skipped: 0,
  scenarios: [
    { name: 'signs in', state: 'passed', ms: 420, steps: [{ name: 'ana', run: 'signin', state: 'passed', ms: 120 }] },
  ],
};

const asked = async (own: Own): Promise<unknown> => {
  const ana = await own.as('ana');
  const body = { kind: 'correction', message: 'Meu nome de solteira está errado.' };
  return (await ana.ask('POST /api/clients/:id/data-requests', { body }))['id'];
};

const answered = (request: unknown): Sent => ({ body: { request, text: 'Corrigimos o seu nome.' } });

/** Clients for whom an event makes no sense, by the word of the refusal. */
const LACKS: Readonly<Record<Lack, readonly [EventName, PersonaKey]>> = {
  for_everybody: ['version.bumped', 'ana'],
  no_pending_movement: ['movement.processed', 'karen'],
  no_planner: ['planner.removed', 'karen'],
  no_report_asked: ['report.ready', 'karen'],
  no_session: ['session.stolen', 'joao'],
  no_suitability: ['suitability.expired', 'carla'],
  nothing_to_sign: ['signature.signed', 'karen'],
  registration_not_approved: ['renewal.available', 'diego'],
  registration_not_sent: ['registration.approved', 'carla'],
};

const lacking = Object.fromEntries(
  Object.entries(LACKS).map(([lack, [event, persona]]) => [
    `409 ${lack}`,
    { send: () => ({ body: { event, persona } }) },
  ]),
);

const WORLDS: Plans = {
  'POST /sandbox/worlds': {
    after: async (own) => (await snapshot(own, 'before-worlds'), { body: { name: 'checkout', from: 'before-worlds' } }),
    refusals: {
      '409 world_exists': { send: () => ({ body: { name: 'checkout', from: 'before-worlds' } }) },
      '404 no_such_snapshot': { send: () => ({ body: { name: 'another', from: 'unknown' } }) },
      '409 port_in_use': {
        after: async ({ ask }) => {
          const { url } = await ask('POST /sandbox/worlds', { body: { port: 0 } });
          return { body: { port: Number(new URL(String(url)).port) } };
        },
      },
    },
    // A system refuses a port to nobody here.
    unplayed: [refuseWord(409, 'port_denied')],
  },
  'DELETE /sandbox/worlds/{name}': {
    after: async (own) => {
      await snapshot(own, 'before-drop');
      await own.ask('POST /sandbox/worlds', { body: { name: 'dropped', from: 'before-drop' } });
      return { path: { name: 'dropped' } };
    },
    refusals: {
      '404 no_such_world': { send: unknown },
      '409 main_world': { send: () => ({ path: { name: 'main' } }) },
    },
  },
  'POST /sandbox/snapshots': {
    send: () => ({ body: { name: 'before-the-order' } }),
    refusals: { '409 snapshot_exists': {} },
  },
  'POST /sandbox/snapshots/{name}/load': {
    after: (own) => snapshot(own, 'loaded'),
    refusals: { '404 no_such_snapshot': { send: unknown } },
  },
  'DELETE /sandbox/snapshots/{name}': {
    after: (own) => snapshot(own, 'deleted'),
    refusals: { '404 no_such_snapshot': { send: unknown } },
  },
};

/** The controls of a test environment. */
export const CONTROLS: Plans = {
  ...WORLDS,
  'POST /sandbox/open': { send: () => ({ body: opening }) },
  'POST /sandbox/open/taken': {
    after: async ({ ask }) => ({ body: { ticket: (await ask('POST /sandbox/open', { body: opening }))['ticket'] } }),
    refusals: { '404 no_such_link': { send: () => ({ body: { ticket: 'unknown' } }) } },
  },
  'POST /sandbox/reset': {
    send: () => ({ body: { persona: 'ana' } }),
    refusals: { '404 no_such_persona': { send: () => ({ body: { persona: 'zeca' } }) } },
  },
  'POST /sandbox/stop': {},
  'GET /sandbox/outbox': {
    after: async ({ as }) => {
      const { ask, document, loginId } = await as('bruno');
      await ask('POST /api/auth/login/1/send_mfa', { body: { document, loginId } });
      return { query: { last: 1 } };
    },
  },
  'POST /sandbox/clock': {
    send: () => ({ body: { set: THEN.toISOString() } }),
    refusals: { '400 clock_out_of_range': { send: () => ({ body: { set: '2150-01-01T12:00:00Z' } }) } },
  },
  'GET /sandbox/log': { after: async ({ as }) => (await as('ana'), {}) },
  'POST /sandbox/faults': {
    send: () => ({ body: fault }),
    refusals: {
      '400 no_effect': { send: () => ({ body: { on: fault.on } }) },
      '400 no_such_call': { send: () => ({ body: { ...fault, on: 'GET /client/:id' } }) },
    },
  },
  'GET /sandbox/faults': { after: async ({ ask }) => (await ask('POST /sandbox/faults', { body: fault }), {}) },
  'POST /sandbox/fault-presets/{name}': {
    send: () => ({ path: { name: 'offline' }, body: { times: 1 } }),
    refusals: { '404 no_such_preset': { send: () => ({ path: { name: 'unknown' }, body: {} }) } },
  },
  'POST /sandbox/backoffice/set': {
    send: ({ document }) => ({ body: { document, approval: 2 } }),
    refusals: { '404 no_such_client': { send: () => ({ body: { document: '23157281500', approval: 2 } }) } },
  },
  'POST /sandbox/backoffice/answer-request': {
    after: async (own) => answered(await asked(own)),
    refusals: {
      '404 no_such_request': { send: () => answered(UNKNOWN_ID) },
      '409 already_answered': {
        after: async (own) => {
          const sent = answered(await asked(own));
          await own.ask('POST /sandbox/backoffice/answer-request', sent);
          return sent;
        },
      },
    },
  },
  'POST /sandbox/trigger': {
    send: () => ({ body: { event: 'renewal.available', persona: 'ana' } }),
    refusals: {
      '400 no_parts_here': { send: () => ({ body: { event: 'renewal.available', parts: ['pep'] } }) },
      '404 no_such_event': { send: () => ({ body: { event: 'unknown.event' } }) },
      '404 no_such_persona': { send: () => ({ body: { event: 'renewal.available', persona: 'zeca' } }) },
      ...lacking,
    },
  },
  'PUT /sandbox/scenario-results': { send: () => ({ body: results }) },
  'GET /sandbox/scenario-results': {
    after: async ({ ask }) => (await ask('PUT /sandbox/scenario-results', { body: results }), {}),
  },
};
