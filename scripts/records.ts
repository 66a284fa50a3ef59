import type { SourceFile } from './source-rules.ts';
import { anchorOf } from './sections.ts';

/** The decisions of docs/decisions. Each of ours has a page. The `Q…` about the specification share pages. */

export interface DecisionRecord {
  /** `0100` or `Q037` */
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Empty when the record is the whole page. */
  readonly anchor: string;
  readonly text: string;
}

const HEADING = /^##? (\d{4}|Q\d{3}) (.+)$/;

const recordsOf = ({ path, text }: SourceFile): readonly DecisionRecord[] =>
  text.split(/^(?=##? (?:\d{4}|Q\d{3}) )/m).flatMap((part) => {
    const [heading = '', id, title] = HEADING.exec(part.split('\n')[0] ?? '') ?? [];
    if (id === undefined || title === undefined) return [];
    const anchor = heading.startsWith('## ') ? anchorOf(heading.slice(3)) : '';
    return [{ id, title, path, anchor, text: part }];
  });

const PAGE_OF_RECORDS = /^docs\/decisions\/(\d{4}-|q-).*\.md$/;

/** Reads every record of the pages, ours first. */
export const readRecords = (files: readonly SourceFile[]): readonly DecisionRecord[] =>
  files
    .filter(({ path }) => PAGE_OF_RECORDS.test(path))
    .flatMap(recordsOf)
    .toSorted((a, b) => a.id.localeCompare(b.id));
