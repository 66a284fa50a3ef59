import type { Fetch } from '@aroeira/adapters-http/http';
import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Connection } from '../connection.ts';
import type { Io } from '../io.ts';
import { probeApi } from './api-probe.ts';

const Form = t.type({ id: t.number });

/** The calls of the doctor. They change nothing. */
export const composeDoctor = ({ http, clock }: Connection, { api, fetch, env }: Around) => {
  const get = <A>(path: string, codec: t.Decoder<unknown, A>) => http.get(path, codec, { acts: false });
  return {
    probe: probeApi(api, fetch, env),
    read: (path: string) => get(path, t.unknown),
    file: (path: string) => http.file(path, { acts: false }),
    /** The number of a client's registration. `undefined` without one. */
    formOf: (clientId: number): T.Task<number | undefined> =>
      pipe(
        get(`/registrationForm/clients/${clientId}`, Form),
        TE.match(
          () => undefined,
          ({ id }) => id,
        ),
      ),
    clock,
  };
};

interface Around {
  readonly api: string;
  readonly fetch: Fetch;
  readonly env: Io['env'];
}

export type DoctorLooks = ReturnType<typeof composeDoctor>;
