import type { UnsentAnswers } from '@aroeira/domain/suitability';
import * as t from 'io-ts';
import type { NotePlace } from './forget-tab-notes.ts';
import { tabNote } from './tab-note.ts';

const Kept = t.intersection([
  t.type({
    clientId: t.Int,
    questionnaireId: t.Int,
    purpose: t.keyof({ new: null, renew: null, remake: null }),
    answers: t.array(t.tuple([t.Int, t.Int])),
  }),
  t.partial({ origin: t.string }),
]);

/** The unsent answers of the client of a tab. */
export const makeUnsentAnswers = (place: NotePlace): UnsentAnswers => {
  const note = tabNote(place, 'unsentAnswers', Kept);
  return {
    read: (clientId) => {
      const kept = note.read(clientId);
      return kept && { ...kept, origin: kept.origin, answers: new Map(kept.answers) };
    },
    keep: ({ answers, origin, ...unsent }) =>
      note.keep({ ...unsent, ...(origin !== undefined && { origin }), answers: [...answers] }),
    remove: note.remove,
  };
};
