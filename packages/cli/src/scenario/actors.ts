import * as E from 'fp-ts/Either';
import type { Io } from '../io.ts';
import type { Mistake } from './scenario.ts';
import { readYaml } from './yaml-file.ts';

/** Who plays a part: a client of the server. */
export interface Actor {
  readonly document: string;
  readonly password: string;
}

export type Actors = ReadonlyMap<string, Actor>;

interface WrittenActor {
  readonly document: string;
  readonly password?: string;
  readonly passwordEnv?: string;
}

const SCHEMA = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['document'],
    properties: {
      document: { type: ['string'] },
      password: { type: 'string' },
      passwordEnv: { type: 'string' },
    },
  },
};

/** Reads which document and which password play a part. A password may stand in a variable of the environment. */
export const readActors = async (file: string, env: Io['env']): Promise<E.Either<readonly Mistake[], Actors>> => {
  const read = await readYaml<Readonly<Record<string, WrittenActor>>>(file, { schema: SCHEMA });
  const { written = {}, placeOf } = read;
  const people = Object.entries(written).map(([key, { document, password, passwordEnv = '' }]) => ({
    key,
    document,
    password: password ?? env[passwordEnv],
    missing: passwordEnv === '' ? 'give password or passwordEnv' : `${passwordEnv} is not set`,
  }));
  const unknown = people.filter(({ password }) => password === undefined);
  const mistakes = [...read.mistakes, ...unknown.map(({ key, missing }) => ({ ...placeOf(key), message: missing }))];
  return mistakes.length > 0
    ? E.left(mistakes)
    : E.right(new Map(people.map(({ key, document, password = '' }) => [key, { document, password }])));
};
