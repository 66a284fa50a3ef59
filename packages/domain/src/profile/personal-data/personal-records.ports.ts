import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { PersonalRecord } from './personal-record.ts';
import type { PhotoChange } from '../photo/photo-change.ts';

/** Both calls may be repeated. Other clients are refused. @see spec B §7 `GET /clients/{id}`, `PUT /clients/{id}` */
export interface PersonalRecords {
  readonly read: (clientId: number) => TaskEither<CallFailure, PersonalRecord>;
  readonly savePhoto: (clientId: number, change: PhotoChange) => TaskEither<CallFailure, void>;
}
