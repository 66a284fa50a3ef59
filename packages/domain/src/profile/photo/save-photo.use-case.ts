import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { PersonalRecords } from '../personal-data/personal-records.ports.ts';
import type { PhotoNotSaved } from './photo.errors.ts';
import type { PhotoChange } from './photo-change.ts';

/** Saves what the client did with the photo. It may be repeated. */
export type SavePhoto = (
  clientId: number,
  /** `undefined` if the client changed nothing */
  change: PhotoChange | undefined,
) => TE.TaskEither<PhotoNotSaved, void>;

/** Makes no call for a photo that is the same as before. @see spec B §4 Profile photo */
export const makeSavePhoto =
  (records: Pick<PersonalRecords, 'savePhoto'>): SavePhoto =>
  (clientId, change) =>
    change === undefined
      ? TE.right(undefined)
      : pipe(
          records.savePhoto(clientId, change),
          TE.mapLeft((why): PhotoNotSaved => ({ _tag: 'PhotoNotSaved', why })),
        );
