import { isoInstant, type Instant } from '@aroeira/domain/kernel';
import type { ReportWaits } from '@aroeira/domain/reports';
import type { IO } from 'fp-ts/IO';
import * as t from 'io-ts';
import { InstantFromIso } from '../http/values.codec.ts';
import type { NotePlace } from './forget-tab-notes.ts';
import { tabNote } from './tab-note.ts';

const Kept = t.type({ clientId: t.Int, waits: t.readonlyArray(t.tuple([t.string, InstantFromIso])) });

interface Parts extends NotePlace {
  /** The client of the tab. `undefined` without a session: then nothing is kept. */
  readonly clientId: IO<number | undefined>;
}

/** Since when the client of a tab waits for each report. */
export const makeReportWaits = ({ clientId, ...place }: Parts): ReportWaits => {
  const note = tabNote(place, 'reportWaits', Kept);
  const read = (id: number): Map<string, Instant> => new Map(note.read(id)?.waits);
  const change = (to: (waits: Map<string, Instant>) => void) => () => {
    const id = clientId();
    if (id === undefined) return;
    const waits = read(id);
    to(waits);
    note.keep({ clientId: id, waits: [...waits].map(([report, at]) => [report, isoInstant(at)] as const) })();
  };
  return {
    since: (report) => {
      const id = clientId();
      return id === undefined ? undefined : read(id).get(report);
    },
    begin: (report, at) => change((waits) => waits.set(report, at)),
    end: (report) => change((waits) => waits.delete(report)),
  };
};
