import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isRefusedWith } from '../../kernel/call-failure.ts';
import type { DataRequest } from './data-request.ts';
import type { DataRequestNotSent, RequestOpen } from './my-data.errors.ts';
import type { DataRequestDraft, DataRequests } from './my-data.ports.ts';

/** Asks for a correction or a deletion. */
export type SendDataRequest = (
  clientId: number,
  draft: DataRequestDraft,
) => TE.TaskEither<RequestOpen | DataRequestNotSent, DataRequest>;

/** @see Lei 13.709/2018, art. 18, III and VI; decision 0242 */
export const makeSendDataRequest =
  (requests: DataRequests): SendDataRequest =>
  (clientId, draft) =>
    pipe(
      requests.send(clientId, draft),
      TE.mapLeft((why) =>
        isRefusedWith(why, 'request_open')
          ? { _tag: 'RequestOpen', kind: draft.kind }
          : { _tag: 'DataRequestNotSent', why },
      ),
    );
