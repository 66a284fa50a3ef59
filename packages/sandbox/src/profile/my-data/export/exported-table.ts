import type { DB } from '../../../database/tables.generated.ts';

type Row = Readonly<Record<string, unknown>>;

/** A list whose names stand for ids in the export. */
export type NamedList = 'funds' | 'banks' | 'planners' | 'risk_profiles' | 'countries';

/** What a column is for the client. */
export type Column =
  /** Its caption, in pt-BR. The value is given as it is. */
  | string
  /** The value in other words. */
  | { readonly caption: string; readonly show: (value: unknown, row: Row) => unknown }
  /** The name instead of the id. */
  | { readonly caption: string; readonly nameIn: NamedList }
  /** Not given to anybody, for a reason. */
  | { readonly withheld: string };

/** Leads from a row to the client. The default is its own `client_id`. */
export type Owner =
  | { readonly column: string }
  /** The column holds a key of a table that has a `client_id`. */
  | { readonly column: string; readonly of: keyof DB; readonly key: string };

/** A table of the export: what each of its columns is. */
export interface ExportedTable {
  readonly table: keyof DB;
  /** The title of the table, in pt-BR. */
  readonly title: string;
  readonly owner: Owner;
  readonly columns: Readonly<Record<string, Column>>;
}

interface Declared<T extends keyof DB> {
  readonly table: T;
  readonly title: string;
  readonly owner?: Owner;
  readonly columns: { readonly [C in Exclude<keyof DB[T], 'world'>]: Column };
}

/** Declares a table. Code that leaves a column out does not compile. */
export const exported = <T extends keyof DB>({
  owner = { column: 'client_id' },
  ...table
}: Declared<T>): ExportedTable => ({
  ...table,
  owner,
});

/** The column that leads to the client. The whole file is about that client. */
export const OWNER: Column = { withheld: 'it is the client of the whole file' };

/** Reais instead of cents. */
export const amount = (caption: string): Column => ({
  caption,
  show: (cents) => (typeof cents === 'number' ? cents / 100 : cents),
});

/** Words instead of a code. A code without a word stays. */
export const coded = (caption: string, words: Readonly<Record<string, string>>): Column => ({
  caption,
  show: (code) => words[String(code)] ?? code,
});

const YES_NO = { 0: 'Não', 1: 'Sim', false: 'Não', true: 'Sim' };

export const yesNo = (caption: string): Column => coded(caption, YES_NO);

export const named = (caption: string, nameIn: NamedList): Column => ({ caption, nameIn });
