import { makeHttpControls } from '@aroeira/adapters-http/controls';
import { callsOf, clientOf, OPERATIONS, recordedAnswers, unheardRefusals } from '@aroeira/adapters-http/http/testing';
import type { Fetch } from '@aroeira/adapters-http/http';
import { ANA, manualScheduler } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { makeSandboxControls } from './sandbox-controls.ts';

const NAME = 'maria';
const FAULT = {
  on: 'GET /investorPosition',
  status: 503,
  code: undefined,
  delayMs: undefined,
  times: undefined,
  drop: undefined,
  malformed: undefined,
  body: undefined,
};

/** What a link and the page of the controls call. */
const ofPage = (fetch: Fetch) => {
  const { presets, results, world } = makeHttpControls(clientOf({ fetch }, 'http://sandbox.test/sandbox').http);
  return callsOf({ presets, results, world }, { presets: [], results: [], world: [] });
};

const ofCommands = (fetch: Fetch) =>
  callsOf(
    makeSandboxControls({ api: 'http://sandbox.test/api', world: NAME }, { fetch, scheduler: manualScheduler() }, {}),
    {
      time: [],
      moveTime: [{ advance: '2d' }],
      addFault: [FAULT],
      addPreset: ['offline', undefined],
      faults: [],
      clearFaults: [],
      requests: [0],
      setStanding: [{ document: ANA, approval: 'approved', renewal: undefined }],
      sign: ['token'],
      answerRequest: [{ request: 1, text: undefined }],
      outbox: [{ to: undefined, last: undefined }],
      newestCode: [undefined],
      worlds: [],
      newWorld: [{ name: NAME, from: undefined, port: undefined }],
      dropWorld: [NAME],
      snapshots: [],
      saveSnapshot: [NAME],
      loadSnapshot: [NAME],
      dropSnapshot: [NAME],
      openLink: [{ path: '/', storage: [] }],
      personas: [],
      persona: ['ana'],
      stop: [],
      reset: ['ana'],
      trigger: ['renewal.available', { persona: 'ana', parts: undefined }],
    },
  );

const open = (fetch: Fetch) => [...ofCommands(fetch), ...ofPage(fetch)];

/** Calls of the page that a link opens, and of a run of scenarios, which reads no answer. */
const OF_OTHERS = ['POST /sandbox/open/taken', 'PUT /sandbox/scenario-results'];

it('reads each recorded answer of the controls', async () => {
  const { unread, reached } = await recordedAnswers(open);
  expect(unread).toEqual([]);
  const missed = OPERATIONS.filter((operation) => operation.includes(' /sandbox/') && !reached.has(operation));
  expect(missed).toEqual(OF_OTHERS);
});

it('hears each recorded refusal of the controls', async () => {
  const isHeard = (answer: E.Either<unknown, unknown>) =>
    E.isLeft(answer) && Object(answer.left).exit !== 3 && !String(Object(answer.left)._tag).startsWith('Un');
  expect(await unheardRefusals(open, isHeard)).toEqual([]);
});
