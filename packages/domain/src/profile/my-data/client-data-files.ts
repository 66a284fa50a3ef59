import { csv } from '../../kernel/csv.ts';
import { dayInSaoPaulo, isoInstant, parseDay, parseInstant } from '../../kernel/days.ts';
import { formatDay, formatMoment } from '../../kernel/formats.ts';
import type { ClientData, ClientTable } from './client-data.ts';

/** A file of text. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** What is kept about a client as one JSON document. Its instants are ISO, in UTC. */
export const clientDataJson = ({ exportedAt, tables }: ClientData) => ({
  exportedAt: isoInstant(exportedAt),
  tables,
});

/** All tables for a spreadsheet, one below the other, each under its title. */
export const clientDataCsv = ({ tables }: ClientData): string =>
  csv(withRecords(tables).flatMap((table, index) => [...(index === 0 ? [] : [[]]), [table.title], ...rowsOf(table)]));

/** The files of the copy: `dados.json` with everything, and a spreadsheet for each table that has a record. */
export const clientDataFiles = (data: ClientData): readonly TextFile[] => [
  { name: 'dados.json', text: JSON.stringify(clientDataJson(data), undefined, 2) },
  ...withRecords(data.tables).map((table) => ({ name: `${fileName(table)}.csv`, text: csv(rowsOf(table)) })),
];

/** The name of the copy: `meus-dados-2026-11-23.zip`. */
export const clientDataFileName = ({ exportedAt }: ClientData, extension: 'zip' | 'csv' | 'json'): string =>
  `meus-dados-${dayInSaoPaulo(exportedAt)}.${extension}`;

const withRecords = (tables: readonly ClientTable[]) => tables.filter(({ records }) => records.length > 0);

/** A title as a name that every system takes: 'Posição' is `posicao`. */
const fileName = ({ title }: ClientTable): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const rowsOf = ({ records }: ClientTable): readonly (readonly string[])[] => {
  const captions = Object.keys(records[0] ?? {});
  return [captions, ...records.map((record) => captions.map((caption) => cellOf(record[caption])))];
};

const WHOLE = new Intl.NumberFormat('pt-BR', { useGrouping: false });
const BROKEN = new Intl.NumberFormat('pt-BR', {
  useGrouping: false,
  minimumFractionDigits: 2,
  maximumFractionDigits: 10,
});

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return (Number.isInteger(value) ? WHOLE : BROKEN).format(value);
  if (typeof value === 'string') return momentOf(value) ?? value;
  return Array.isArray(value) ? value.map(cellOf).join(', ') : JSON.stringify(value);
};

/** A day or an instant in Brazilian notation. `undefined` for any other text. */
const momentOf = (text: string): string | undefined => {
  const [day, at] = [parseDay(text), parseInstant(text)];
  if (day !== undefined) return formatDay(day);
  return at === undefined ? undefined : formatMoment(at);
};
