import type { Database } from '../database/transaction.ts';
import { matches } from './fault-call.ts';
import { deleteFaults, hitFault, keepFault, readFaults, type KeptFault, type NamedFault } from './faults.sql.ts';

export interface Faults {
  readonly add: (fault: NamedFault) => Promise<KeptFault>;
  readonly list: () => Promise<readonly KeptFault[]>;
  readonly clear: () => Promise<void>;
  /** Takes the first fault for a call and counts it down. @param path the path under `/api`, without the query */
  readonly take: (method: string, path: string) => Promise<KeptFault | undefined>;
  /** Reads the faults again that other processes may have added. @param isAny whether there is one now */
  readonly follow: (isAny: boolean) => Promise<void>;
}

/** Opens the faults. They are in the database, so that all processes on it show them, and in memory for each call. */
export const openFaults = async (db: Database): Promise<Faults> => {
  let faults = await readFaults(db);
  const readAgain = async (): Promise<void> => {
    faults = await readFaults(db);
  };
  return {
    follow: async (isAny) => {
      if (isAny) await readAgain();
      else faults = [];
    },
    add: async (fault) => {
      const added = await keepFault(db, fault);
      await readAgain();
      return added;
    },
    list: () => readFaults(db),
    clear: async () => {
      await deleteFaults(db);
      faults = [];
    },
    take: async (method, path) => {
      for (const fault of faults.filter((other) => matches(other.on, method, path))) {
        const isHit = await hitFault(db, fault.id);
        if (fault.times !== undefined) await readAgain();
        if (isHit) return fault;
      }
      return undefined;
    },
  };
};
