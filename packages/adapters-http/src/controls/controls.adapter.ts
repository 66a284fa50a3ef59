import type { CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { Unread } from '../http/record.codec.ts';
import type { Fetch } from '../http/transport.ts';
import * as wire from './controls.codecs.ts';
import { ResultsWire } from './scenario-results.codecs.ts';

/** The new time of the server: a moment, ahead by `2d`, `3h`, `15m` or `30s`, or the real time again. */
export type ClockMove = { readonly set: string } | { readonly advance: string } | { readonly reset: true };

/** The calls that fail (`GET /investorPosition`), how they fail, and how often. What is `undefined` does nothing. */
export interface NewFault {
  readonly on: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly delayMs?: number | undefined;
  readonly times?: number | undefined;
  readonly drop?: boolean | undefined;
  readonly malformed?: boolean | undefined;
  /** The JSON text that is answered. */
  readonly body?: string | undefined;
}

/** What a new world begins with: a snapshot, or the seed. What is `undefined` is the server's choice. */
export interface NewWorld {
  readonly name?: string | undefined;
  readonly from?: string | undefined;
  readonly port?: number | undefined;
}

/** Which mails: those to an address or a document, and so many of the newest. What is `undefined` leaves none out. */
export interface AskedMails {
  readonly to?: string | undefined;
  readonly last?: number | undefined;
}

/** A page of the portal, and what the browser's storage holds of somebody who is signed in. */
export interface Opening {
  readonly path: string;
  readonly storage: readonly { readonly key: string; readonly text: string }[];
}

/** No mail in the outbox has a code. */
export interface NoCode {
  readonly _tag: 'NoCode';
}

const noCode: NoCode = { _tag: 'NoCode' };

/** What a trace may show. The text of a mail may hold a code or a password, so a trace shows neither text nor file. */
const SHOWN = {
  people: ['key', 'document', 'shows', 'persona'],
  worlds: ['name', 'url', 'createdAt', 'usedAt', 'takenAt', 'from', 'port'],
  time: ['now', 'offsetMs', 'set', 'advance', 'reset'],
  faults: ['id', 'on', 'hits', 'preset', 'status', 'code', 'delayMs', 'times', 'drop', 'malformed'],
  mails: ['to', 'last', 'subject', 'sentAt', 'contentType'],
  log: ['after', 'seq', 'at', 'method', 'path', 'status', 'ms', 'client'],
};

const reads = (shows: readonly string[] = []) => ({ acts: false, shows });
const acts = (body: object = {}, shows: readonly string[] = []) => ({ acts: true, shows, body });

/** The code in the text of a mail. Only codes are words of six digits in the mails of the sandbox. */
export const codeIn = (text: string): string | undefined => /\b\d{6}\b/.exec(text)?.[0];

const worldControls = (http: HttpClient) => {
  const named = (group: string, name: string): string => `${group}/${encodeURIComponent(name)}`;
  return {
    worlds: http.get('worlds', wire.WorldsWire, reads(SHOWN.worlds)),
    /** The world that is asked. */
    world: http.get('world', wire.WorldWire, reads(SHOWN.worlds)),
    newWorld: (world: NewWorld) => http.post('worlds', wire.WorldWire, acts(world, SHOWN.worlds)),
    dropWorld: (name: string) => http.delete(named('worlds', name), Unread, { acts: true }),
    snapshots: http.get('snapshots', wire.SnapshotsWire, reads(SHOWN.worlds)),
    saveSnapshot: (name: string) => http.post('snapshots', wire.SnapshotWire, acts({ name }, SHOWN.worlds)),
    loadSnapshot: (name: string) => http.post(`${named('snapshots', name)}/load`, Unread, acts()),
    dropSnapshot: (name: string) => http.delete(named('snapshots', name), Unread, { acts: true }),
  };
};

const mailControls = (http: HttpClient) => {
  /** Newest first. */
  const outbox = ({ to, last }: AskedMails) =>
    http.get('outbox', wire.MailsWire, {
      ...reads(SHOWN.mails),
      query: { ...(to !== undefined && { to }), ...(last !== undefined && { last: String(last) }) },
    });
  return {
    outbox,
    /** The code of the newest mail that has one, to an address or a document if one is given. */
    newestCode: (to: string | undefined) =>
      pipe(
        outbox({ to }),
        TE.chainW((mails): TE.TaskEither<CallFailure | NoCode, string> => {
          const code = mails.map(({ text }) => codeIn(text)).find((found) => found !== undefined);
          return TE.fromNullable(noCode)(code);
        }),
      ),
  };
};

/** For testers. @param http a client whose base is `/sandbox` @see decision 0347 */
export const makeHttpControls = (http: HttpClient) => ({
  ...worldControls(http),
  ...mailControls(http),
  personas: http.get('personas', wire.PersonasWire, reads(SHOWN.people)),
  /** Ends the server. */
  stop: http.post('stop', Unread, acts()),
  /** Puts everything, or one persona, back to the seed. */
  reset: (persona?: string) => http.post('reset', Unread, acts({ persona }, SHOWN.people)),
  time: http.get('clock', wire.ClockWire, reads(SHOWN.time)),
  moveTime: (move: ClockMove) => http.post('clock', wire.ClockWire, acts(move, SHOWN.time)),
  faults: http.get('faults', wire.FaultsWire, reads(SHOWN.faults)),
  presets: http.get('fault-presets', wire.PresetsWire, reads(['name', 'does'])),
  addFault: (fault: NewFault) => http.post('faults', wire.FaultWire, acts(fault, SHOWN.faults)),
  /** Adds the faults of a preset. @param times how often each may hit; the preset decides without it */
  addPreset: (name: string, times?: number) =>
    http.post(`fault-presets/${encodeURIComponent(name)}`, wire.FaultsWire, acts({ times }, SHOWN.faults)),
  clearFaults: http.delete('faults', Unread, { acts: true }),
  /** The requests after a sequence number, oldest first. */
  requests: (after: number) => http.get('log', wire.LogWire, { ...reads(SHOWN.log), query: { after: String(after) } }),
  /** What the last run of scenarios on this server left. */
  results: http.get('scenario-results', ResultsWire, reads()),
  /** @returns the ticket of a link that opens the portal once @see decision 0335 */
  openTicket: (opening: Opening) =>
    pipe(
      http.post('open', wire.TicketWire, acts(opening, ['path'])),
      TE.map(({ ticket }) => ticket),
    ),
});

/** Sends the key of the controls with each call, if there is one. */
export const withControlsKey =
  (fetch: Fetch, key: () => string | undefined): Fetch =>
  (url, init, declared) => {
    const headers = new Headers(init.headers);
    const given = key();
    if (given !== undefined) headers.set('x-sandbox-key', given);
    return fetch(url, { ...init, headers }, declared);
  };
