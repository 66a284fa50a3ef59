import type { SigningUnderWay } from '@aroeira/domain/signature';
import * as t from 'io-ts';
import type { NotePlace } from './forget-tab-notes.ts';
import { tabNote } from './tab-note.ts';

const Kept = t.type({ clientId: t.Int, termIds: t.readonlyArray(t.Int), isRemake: t.boolean });

/** The terms that the client of a tab accepted and has not signed yet. */
export const makeSigningUnderWay = (place: NotePlace): SigningUnderWay => tabNote(place, 'acceptedTerms', Kept);
