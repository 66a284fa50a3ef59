import type { PostponedRenewal } from '@aroeira/domain/renewal';
import * as t from 'io-ts';
import type { NotePlace } from './forget-tab-notes.ts';
import { tabNote } from './tab-note.ts';

const Postponed = t.type({ clientId: t.Int });

/** Whether the client of a tab put the renewal off in this session. */
export const makePostponedRenewal = (place: NotePlace): PostponedRenewal => {
  const note = tabNote(place, 'postponedRenewal', Postponed);
  return {
    read: (clientId) => note.read(clientId) !== undefined,
    keep: (clientId) => note.keep({ clientId }),
  };
};
