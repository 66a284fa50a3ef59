import { Unread, type HttpClient } from '@aroeira/adapters-http/http';
import type { CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { callRefusal, refusal, usage, type Refusal } from '../refusal.ts';

const WorldWire = t.type({ name: t.string, url: t.string, createdAt: t.string, usedAt: t.string });
const SnapshotWire = t.type({ name: t.string, takenAt: t.string });

/** A copy of the seed on the server, with its own data, clock, faults, limits, outbox and log. `url` is for a browser. */
export type World = t.TypeOf<typeof WorldWire>;
/** A world as it stood. */
export type Snapshot = t.TypeOf<typeof SnapshotWire>;

/** What a new world begins with: a snapshot, or the seed. What is `undefined` is the server's choice. */
export interface NewWorld {
  readonly name: string | undefined;
  readonly from: string | undefined;
  readonly port: number | undefined;
}

const SHOWN = ['name', 'url', 'createdAt', 'usedAt', 'takenAt', 'from', 'port'];

/** Worlds and snapshots of the server. @param http a client of the controls */
export const makeWorldControls = (http: HttpClient) => ({
  worlds: pipe(http.get('worlds', t.array(WorldWire), { acts: false, shows: SHOWN }), TE.mapLeft(callRefusal)),
  /** The world of this command. */
  world: pipe(http.get('world', WorldWire, { acts: false, shows: SHOWN }), TE.mapLeft(callRefusal)),
  newWorld: (body: NewWorld) =>
    pipe(http.post('worlds', WorldWire, { acts: true, shows: SHOWN, body: { ...body } }), TE.mapLeft(worldRefusal)),
  dropWorld: (name: string) =>
    pipe(http.delete(`worlds/${encodeURIComponent(name)}`, Unread, { acts: true }), TE.mapLeft(worldRefusal)),
  snapshots: pipe(http.get('snapshots', t.array(SnapshotWire), { acts: false, shows: SHOWN }), TE.mapLeft(callRefusal)),
  saveSnapshot: (name: string) =>
    pipe(http.post('snapshots', SnapshotWire, { acts: true, shows: SHOWN, body: { name } }), TE.mapLeft(worldRefusal)),
  loadSnapshot: (name: string) =>
    pipe(
      http.post(`snapshots/${encodeURIComponent(name)}/load`, Unread, { acts: true, body: {} }),
      TE.mapLeft(worldRefusal),
    ),
  dropSnapshot: (name: string) =>
    pipe(http.delete(`snapshots/${encodeURIComponent(name)}`, Unread, { acts: true }), TE.mapLeft(worldRefusal)),
});

const SENTENCES: Readonly<Record<string, string>> = {
  world_exists: 'Já existe um mundo com este nome.',
  too_many_worlds: 'O servidor está cheio de mundos: apague um com `portal sandbox world drop`.',
  main_world: 'O mundo principal não pode ser apagado. Use `portal sandbox reset`.',
  port_in_use: 'Esta porta já está em uso.',
  port_denied: 'O sistema não permite esta porta: use uma acima de 1023.',
  snapshot_exists: 'Já existe um instantâneo com este nome: apague-o antes.',
  no_such_snapshot: 'Não há instantâneo com este nome.',
};

const worldRefusal = (failure: CallFailure): Refusal => {
  const code = failure._tag === 'Refused' ? failure.code : undefined;
  if (code === 'validation') return usage('A name has small letters, digits and hyphens, such as maria-1.', 'name');
  const sentence = code === undefined ? undefined : SENTENCES[code];
  return code === undefined || sentence === undefined ? callRefusal(failure) : refusal(code, sentence);
};
