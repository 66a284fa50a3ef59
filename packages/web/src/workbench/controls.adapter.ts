import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import * as wire from './controls.codecs.ts';

/** Calls the controls, and decodes the answer. */
type Method = <A>(
  path: string,
  answer: t.Decoder<unknown, A>,
  options?: { readonly acts?: boolean; readonly query?: Readonly<Record<string, string>>; readonly body?: object },
) => TE.TaskEither<CallFailure, A>;

interface Calls {
  readonly get: Method;
  readonly post: Method;
  readonly delete: Method;
}

/** The new time of the server: a moment in ISO, ahead by `2d`, `3h`, `15m` or `30s`, or the real time again. */
export type ClockMove = { readonly set: string } | { readonly advance: string } | { readonly reset: true };

/** What a new fault does, and to which call. */
export type NewFault = Partial<Omit<wire.Fault, 'id' | 'hits'>> &
  ({ readonly on: string } | { readonly preset: string });

/** A server may lack a group of controls. Then there is nothing of it to show. */
const ifThere = <A>(task: TE.TaskEither<CallFailure, A>): TE.TaskEither<CallFailure, A | 'absent'> =>
  pipe(
    task,
    TE.orElseW((failure) =>
      failure._tag === 'Refused' && failure.status === 404 ? TE.right('absent' as const) : TE.left(failure),
    ),
  );

const noneAs404 = (failure: CallFailure) =>
  isRefusedWith(failure, 'no_results') ? TE.right(undefined) : TE.left(failure);

/** The controls of the sandbox that served this page. @param http a client whose base is `/sandbox` */
export const makeControls = (http: Calls) => {
  const reads = { acts: false };
  const acts = (body: object = {}) => ({ acts: true, body });
  const nothing = t.unknown;
  return {
    personas: http.get('personas', wire.PersonasWire, reads),
    reset: http.post('reset', nothing, acts()),
    /** The world of this page. The clock is asked first, because every server has one: without the key it refuses. */
    world: pipe(
      http.get('clock', wire.ClockWire, reads),
      TE.chain(() => ifThere(http.get('world', wire.WorldWire, reads))),
    ),
    worlds: ifThere(http.get('worlds', wire.WorldsWire, reads)),
    addWorld: (world: { readonly name?: string | undefined; readonly from?: string | undefined }) =>
      http.post('worlds', wire.WorldWire, acts(world)),
    dropWorld: (name: string) => http.delete(`worlds/${encodeURIComponent(name)}`, nothing, { acts: true }),
    time: http.get('clock', wire.ClockWire, reads),
    moveTime: (move: ClockMove) => http.post('clock', wire.ClockWire, acts(move)),
    faults: http.get('faults', wire.FaultsWire, reads),
    presets: ifThere(http.get('fault-presets', wire.PresetsWire, reads)),
    addFault: (fault: NewFault) =>
      'preset' in fault
        ? http.post(`fault-presets/${encodeURIComponent(fault.preset ?? '')}`, nothing, acts())
        : http.post('faults', nothing, acts(fault)),
    clearFaults: http.delete('faults', nothing, { acts: true }),
    /** Newest first. */
    mails: http.get('outbox', wire.MailsWire, reads),
    /** @param to a document */
    mailsTo: (to: string) => http.get('outbox', wire.MailsWire, { ...reads, query: { to } }),
    /** The requests after a number, oldest first. */
    requests: (after: number) => http.get('log', wire.LogWire, { ...reads, query: { after: String(after) } }),
    snapshots: ifThere(http.get('snapshots', wire.SnapshotsWire, reads)),
    saveSnapshot: (name: string) => http.post('snapshots', nothing, acts({ name })),
    loadSnapshot: (name: string) => http.post(`snapshots/${encodeURIComponent(name)}/load`, nothing, acts()),
    dropSnapshot: (name: string) => http.delete(`snapshots/${encodeURIComponent(name)}`, nothing, { acts: true }),
    /** `undefined` before the first run. */
    results: pipe(http.get('scenario-results', wire.ResultsWire, reads), TE.orElseW(noneAs404)),
    /** @returns the address of a link that opens the portal once */
    openLink: (opening: { readonly path: string; readonly storage: readonly object[] }) =>
      pipe(
        http.post('open', wire.TicketWire, acts(opening)),
        TE.map(({ ticket }) => `/sandbox/open#${ticket}`),
      ),
  };
};

export type Controls = ReturnType<typeof makeControls>;

/** The code in the text of an e-mail. Only codes are words of six digits in the e-mails of the sandbox. */
export const codeIn = (text: string): string | undefined => /\b\d{6}\b/.exec(text)?.[0];
