import type { Refusal } from '../refusal.ts';
import type { PersonaKey } from '../../personas/personas.seed.ts';

/** What a call sends. What is left out is filled in by its name: the caller's own id, form and document. */
export interface Sent {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Calls a world as one client, and gives the answer's body. `:id`, `:form` and `:document` are the client's own. */
export type Ask = (what: string, sent?: Pick<Sent, 'headers' | 'body'>) => Promise<Record<string, unknown>>;

/** A world of its own, as the caller of an example has it. */
export interface Own {
  readonly id: number;
  readonly form: number;
  readonly document: string;
  readonly loginId: string;
  readonly refreshToken: string;
  readonly ask: Ask;
  /** Signs another persona in. */
  readonly as: (key: PersonaKey) => Promise<Own>;
}

export interface Play {
  /** Who calls. The default is ana, where the call needs an access token, and nobody elsewhere. */
  readonly as?: PersonaKey | 'nobody';
  readonly send?: (own: Own) => Sent;
  /** In place of `send`: makes the calls that must come before, and gives what the call sends. */
  readonly after?: (own: Own) => Promise<Sent>;
}

/** One call that succeeds. What a refusal leaves out is as in that call. */
export interface Plan extends Play {
  /** By status and word: `409 request_open`. */
  readonly refusals?: Readonly<Record<string, Play>>;
  /** Refusals that need a race with another call. They are as the server makes them. */
  readonly unplayed?: readonly Refusal[];
}

/** By method and path as in `/openapi.json`. A call that sends nothing but what is filled in needs no plan. */
export type Plans = Readonly<Record<string, Plan>>;
