import type { CallFailure } from '@aroeira/domain/kernel';
import type {
  ChangeConsent,
  ClientDataCopies,
  ConsentHistories,
  LoadClientData,
  DataRequests,
  SendDataRequest,
  RevokeConsent,
} from '@aroeira/domain/profile';
import type { TaskEither } from 'fp-ts/TaskEither';
import { token } from '../../composition/token.ts';
import type { MyDataViewModel } from './my-data.view-model.ts';
import type { Zip } from './zip-file.ts';

/** What is kept about the client, and what the client may do about it. */
export const MY_DATA = {
  Copies: token<ClientDataCopies>('ClientDataCopies'),
  Copy: token<LoadClientData>('LoadClientData'),
  LoadZip: token<TaskEither<CallFailure, Zip>>('LoadZip'),
  Histories: token<ConsentHistories>('ConsentHistories'),
  ChangeConsent: token<ChangeConsent>('ChangeConsent'),
  RevokeConsent: token<RevokeConsent>('RevokeConsent'),
  Requests: token<DataRequests>('DataRequests'),
  SendRequest: token<SendDataRequest>('SendDataRequest'),
  /** Answers nothing without a session. */
  OpenMyData: token<() => MyDataViewModel | undefined>('OpenMyData'),
};
