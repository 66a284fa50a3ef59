import type { PlacedInvestments } from '@aroeira/domain/movements';
import * as t from 'io-ts';
import type { NotePlace } from './forget-tab-notes.ts';
import { tabNote } from './tab-note.ts';

const Card = t.type({
  fundName: t.string,
  fundType: t.union([t.string, t.undefined]),
  amount: t.string,
  holder: t.string,
  cnpj: t.string,
  bank: t.string,
  branch: t.string,
  account: t.string,
});

const Kept = t.type({ clientId: t.Int, cards: t.readonlyArray(Card), total: t.union([t.string, t.undefined]) });

/** The last investment of the client of a tab. */
export const makePlacedInvestments = (place: NotePlace): PlacedInvestments => tabNote(place, 'placedInvestment', Kept);
