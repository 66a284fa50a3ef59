import * as t from 'io-ts';

export const PersonasWire = t.readonlyArray(
  t.type({ key: t.string, document: t.string, password: t.string, shows: t.string, caption: t.string }),
);
/** An invented client of the sandbox. Everybody knows the password. `shows` and `caption` say what a tester sees as them. */
export type Persona = t.TypeOf<typeof PersonasWire>[number];

export const WorldWire = t.type({ name: t.string, url: t.string, createdAt: t.string, usedAt: t.string });
export const WorldsWire = t.readonlyArray(WorldWire);
/** A copy of the server's seed, with its own data, clock, faults, limits, outbox and log. A browser opens `url`. */
export type World = t.TypeOf<typeof WorldWire>;

/** The server's time in ISO, and how far it is ahead of the real time in milliseconds. */
export interface ServerTime {
  readonly now: string;
  readonly offsetMs: number;
}
export const ClockWire: t.Decoder<unknown, ServerTime> = t.type({ now: t.string, offsetMs: t.number });

export const FaultWire = t.intersection([
  t.type({ id: t.number, on: t.string, hits: t.number }),
  t.partial({
    status: t.number,
    code: t.string,
    delayMs: t.number,
    times: t.number,
    drop: t.boolean,
    malformed: t.boolean,
    body: t.string,
    preset: t.string,
  }),
]);
export const FaultsWire = t.readonlyArray(FaultWire);
/** A fault that is on. */
export type KeptFault = t.TypeOf<typeof FaultWire>;

export const PresetsWire = t.readonlyArray(t.type({ name: t.string, does: t.string, caption: t.string }));

export const MailsWire = t.readonlyArray(
  t.type({
    to: t.string,
    subject: t.string,
    text: t.string,
    sentAt: t.string,
    attachments: t.readonlyArray(t.type({ fileName: t.string, contentType: t.string, base64: t.string })),
  }),
);
/** An e-mail in the outbox of the sandbox. */
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

export const SnapshotWire = t.type({ name: t.string, takenAt: t.string });
export const SnapshotsWire = t.readonlyArray(SnapshotWire);
/** A world as it stood. */
export type Snapshot = t.TypeOf<typeof SnapshotWire>;

export const TicketWire = t.type({ ticket: t.string });
