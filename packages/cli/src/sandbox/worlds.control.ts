import { makeHttpControls, type NewWorld } from '@aroeira/adapters-http/controls';
import type { HttpClient } from '@aroeira/adapters-http/http';
import type { CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal, refusal, usage, type Refusal } from '../refusal.ts';

/** Worlds and snapshots of the server. @param http a client of the controls */
export const makeWorldControls = (http: HttpClient) => {
  const controls = makeHttpControls(http);
  return {
    worlds: pipe(controls.worlds, TE.mapLeft(callRefusal)),
    world: pipe(controls.world, TE.mapLeft(callRefusal)),
    newWorld: (world: NewWorld) => pipe(controls.newWorld(world), TE.mapLeft(worldRefusal)),
    dropWorld: (name: string) => pipe(controls.dropWorld(name), TE.mapLeft(worldRefusal)),
    snapshots: pipe(controls.snapshots, TE.mapLeft(callRefusal)),
    saveSnapshot: (name: string) => pipe(controls.saveSnapshot(name), TE.mapLeft(worldRefusal)),
    loadSnapshot: (name: string) => pipe(controls.loadSnapshot(name), TE.mapLeft(worldRefusal)),
    dropSnapshot: (name: string) => pipe(controls.dropSnapshot(name), TE.mapLeft(worldRefusal)),
  };
};

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
