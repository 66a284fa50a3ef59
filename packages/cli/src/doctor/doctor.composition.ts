import type { Fetch } from '@aroeira/adapters-http/http';
import * as t from 'io-ts';
import type { Connection } from '../connection.ts';
import type { Io } from '../io.ts';
import { probeApi } from './api-probe.ts';
import type { OpenClient } from './machine.checks.ts';

/** The calls of the doctor. They change nothing. */
export const composeDoctor = ({ http, clock }: Connection, { api, fetch, env }: Around) => {
  const open: OpenClient = (clientId) => http.get(`/clients/${clientId}`, t.unknown, { acts: false });
  return { probe: probeApi(api, fetch, env), open, clock };
};

interface Around {
  readonly api: string;
  readonly fetch: Fetch;
  readonly env: Io['env'];
}

export type DoctorLooks = ReturnType<typeof composeDoctor>;
