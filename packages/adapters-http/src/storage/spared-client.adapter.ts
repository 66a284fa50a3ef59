import type { SparedClient } from '@aroeira/domain/access';
import * as t from 'io-ts';
import { withMemoryFallback } from './degrading-store.ts';
import { remembered } from './device-memory.adapter.ts';
import type { NotePlace } from './forget-tab-notes.ts';

/** The client whose session a tab leaves open. It outlives a load of the page, since a change of account makes one. */
export const makeSparedClient = ({ tab, prefix }: NotePlace): SparedClient =>
  remembered(
    withMemoryFallback(tab, () => undefined),
    `${prefix}sparedClient`,
    t.number,
  );
