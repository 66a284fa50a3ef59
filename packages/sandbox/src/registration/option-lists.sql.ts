import type { DB } from '../database/tables.generated.ts';
import type { Queries } from '../database/transaction.ts';

export type ListName = DB['list_options']['list'];

/** The options of a list, in the order of their ids. */
export const optionsOf = (db: Queries, list: ListName) =>
  db.selectFrom('list_options').where('list', '=', list).select(['id', 'name']).orderBy('id').execute();

/** Something that the client chose from a list. */
export interface Chosen {
  readonly path: string;
  readonly list: ListName;
  readonly id: number | null;
}

/** @returns the path of the first choice that its list does not have; a choice of null is never wrong */
export const firstUnlisted = async (db: Queries, choices: readonly Chosen[]): Promise<string | undefined> => {
  const ids = choices.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return undefined;
  const listed = await db.selectFrom('list_options').where('id', 'in', ids).select(['list', 'id']).execute();
  return choices.find(
    (chosen) => chosen.id !== null && !listed.some(({ list, id }) => list === chosen.list && id === chosen.id),
  )?.path;
};
