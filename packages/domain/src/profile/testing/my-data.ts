import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { at } from '../../kernel/testing/index.ts';
import type { ClientData } from '../my-data/client-data.ts';
import type { ConsentAnswered, ConsentHistory } from '../my-data/consent-history.ts';
import type { DataRequest } from '../my-data/data-request.ts';
import { openRequest } from '../my-data/data-request.rules.ts';
import type { ConsentHistories, DataRequestDraft, DataRequests } from '../my-data/my-data.ports.ts';

/** An answer that gives all four terms. */
export const consentAnswered = (changes: Partial<ConsentAnswered> = {}): ConsentAnswered => ({
  isAccepted: true,
  terms: [1, 2, 3, 4],
  version: '1',
  at: at('2026-03-12T10:07:00-03:00'),
  ...changes,
});

/** A request for deletion that was received on 20/11/2026. */
export const dataRequest = (changes: Partial<DataRequest> = {}): DataRequest => ({
  id: 100001,
  kind: 'deletion',
  message: 'Apaguem os objetivos.',
  receivedAt: at('2026-11-20T15:00:00-03:00'),
  state: { _tag: 'Received' },
  ...changes,
});

/** A client's data with one table of each shape, and an empty one. */
export const clientData = (changes: Partial<ClientData> = {}): ClientData => ({
  exportedAt: at('2026-11-20T15:00:00-03:00'),
  tables: [
    { key: 'clients', title: 'Cadastro', records: [{ Nome: 'Ana Souza', 'Data de nascimento': '1988-05-01' }] },
    { key: 'positions', title: 'Posição', records: [{ Fundo: '=1+1', 'Valor bruto (R$)': 1234.5 }] },
    { key: 'objectives', title: 'Objetivos', records: [] },
  ],
  ...changes,
});

/** A server with a history. */
export const consentHistories = (
  answer: TE.TaskEither<CallFailure, ConsentHistory> = TE.right([consentAnswered()]),
): ConsentHistories => ({ of: () => answer });

/** A server that keeps requests as ours does: one open request of a kind. */
export const dataRequests = (
  kept: readonly DataRequest[] = [],
  sent: TE.TaskEither<CallFailure, void> = TE.right(undefined),
): DataRequests & { readonly got: DataRequestDraft[]; answer: (id: number, text: string) => void } => {
  let all = kept;
  const got: DataRequestDraft[] = [];
  const keep = (draft: DataRequestDraft): TE.TaskEither<CallFailure, DataRequest> => {
    const open = openRequest(all, draft.kind);
    if (open?.message === draft.message) return TE.right(open);
    if (open !== undefined) return TE.left({ _tag: 'Refused', status: 409, code: 'request_open', detail: '' });
    const request = dataRequest({ ...draft, id: 100001 + all.length });
    all = [request, ...all];
    return TE.right(request);
  };
  return {
    got,
    list: () => TE.fromIO(() => all),
    one: (_, id) =>
      TE.fromNullable<CallFailure>({ _tag: 'Refused', status: 404, code: 'not_found', detail: '' })(
        all.find((request) => request.id === id),
      ),
    // An answer that is lost changes nothing about what was kept.
    send: (_, draft) => {
      got.push(draft);
      const request = keep(draft);
      return TE.chain(() => request)(sent);
    },
    answer: (id, text) => {
      const state = { _tag: 'Answered', at: at('2026-11-21T09:30:00-03:00'), text } as const;
      all = all.map((request) => (request.id === id ? { ...request, state } : request));
    },
  };
};
