import * as t from 'io-ts';

export const PersonasWire = t.readonlyArray(
  t.type({ key: t.string, document: t.string, password: t.string, shows: t.string }),
);
/** An invented client of the sandbox. Everybody knows the password. */
export type Persona = t.TypeOf<typeof PersonasWire>[number];

export const WorldWire = t.type({ name: t.string, url: t.string });
const KeptWorldWire = t.intersection([WorldWire, t.type({ createdAt: t.string, usedAt: t.string })]);
export const WorldsWire = t.readonlyArray(KeptWorldWire);
/** A copy of the seed with its own data, clock and faults. */
export type World = t.TypeOf<typeof WorldWire>;
export type KeptWorld = t.TypeOf<typeof KeptWorldWire>;

export const ClockWire = t.type({ now: t.string, offsetMs: t.number });

const FaultWire = t.intersection([
  t.type({ id: t.number, on: t.string, hits: t.number }),
  t.partial({
    status: t.number,
    code: t.string,
    delayMs: t.number,
    times: t.number,
    drop: t.boolean,
    malformed: t.boolean,
    body: t.string,
  }),
]);
export const FaultsWire = t.readonlyArray(FaultWire);
/** A call that fails on purpose. */
export type Fault = t.TypeOf<typeof FaultWire>;

export const PresetsWire = t.readonlyArray(t.type({ name: t.string, does: t.string }));

export const MailsWire = t.readonlyArray(
  t.type({
    to: t.string,
    subject: t.string,
    text: t.string,
    sentAt: t.string,
    attachments: t.array(t.type({ fileName: t.string })),
  }),
);
export type Mail = t.TypeOf<typeof MailsWire>[number];

export const LogWire = t.readonlyArray(
  t.type({
    seq: t.number,
    at: t.string,
    method: t.string,
    path: t.string,
    status: t.number,
    ms: t.number,
    client: t.union([t.number, t.null]),
  }),
);
/** A request that the sandbox answered, without secret data. */
export type LoggedRequest = t.TypeOf<typeof LogWire>[number];

export const SnapshotsWire = t.readonlyArray(t.type({ name: t.string, takenAt: t.string }));
export type Snapshot = t.TypeOf<typeof SnapshotsWire>[number];

const State = t.union([t.literal('passed'), t.literal('failed'), t.literal('skipped')]);
const missing = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);
const StepWire = t.intersection([
  t.type({ name: t.string, run: t.string, state: State, ms: t.number }),
  t.partial({
    as: missing(t.string),
    differences: t.array(t.type({ what: t.string, expected: t.string, got: t.string })),
    requests: t.array(t.type({ method: t.string, path: t.string, status: missing(t.number), ms: t.number })),
  }),
]);
const ScenarioWire = t.intersection([
  t.type({ name: t.string, state: State, ms: t.number, steps: t.array(StepWire) }),
  t.partial({ file: t.string, reason: missing(t.string) }),
]);
export const ResultsWire = t.type({
  passed: t.number,
  failed: t.number,
  skipped: t.number,
  receivedAt: t.string,
  scenarios: t.array(ScenarioWire),
});
/** What the last run of scenarios left. */
export type Results = t.TypeOf<typeof ResultsWire>;
export type ScenarioResult = t.TypeOf<typeof ScenarioWire>;
export type StepResult = t.TypeOf<typeof StepWire>;

export const TicketWire = t.type({ ticket: t.string });
