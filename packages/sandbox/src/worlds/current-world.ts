import { AsyncLocalStorage } from 'node:async_hooks';

/** The world that holds the seed as it is before anybody acts. Others are copies of it. */
export const SEED = 0;
/** The world of whoever names none. */
export const MAIN = 1;

/** `'all'` sees the tables as their owner does, with every world in them. */
type Place = number | 'all';

const place = new AsyncLocalStorage<Place>();

/** Where the database is read and written: in one world, or over all of them. */
export const currentPlace = (): Place => place.getStore() ?? MAIN;

/** The world of the work that runs now. @throws Error in work over all worlds */
export const currentWorld = (): number => {
  const here = currentPlace();
  if (here === 'all') throw new Error('This work belongs to no world.');
  return here;
};

/** Does work in a world. What the work starts, and what awaits it, stays there. */
export const inWorld = <A>(world: number, work: () => A): A => place.run(world, work);

/** Does work over all worlds: migrations, copies, and the list of worlds. */
export const overAllWorlds = <A>(work: () => A): A => place.run('all', work);
