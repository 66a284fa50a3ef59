import type { Database } from '../database/transaction.ts';
import type { Fault } from './controls.schemas.ts';
import { deleteFaults, keepFault, readFaults, spendFault, type KeptFault } from './faults.sql.ts';

export interface Faults {
  readonly add: (fault: Fault) => Promise<KeptFault>;
  readonly list: () => readonly KeptFault[];
  readonly clear: () => Promise<void>;
  /** Takes the first fault for a call and counts it down. @param path the path under `/api`, without the query */
  readonly take: (method: string, path: string) => Promise<KeptFault | undefined>;
  /** Reads the faults again that other processes may have added. */
  readonly follow: () => Promise<void>;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

const isAny = (part: string): boolean => part.startsWith(':') || part === '*' || /^\{.*\}$/s.test(part);

/** It compares part by part: a pattern made of foreign text could take any time. */
export const matches = ({ on }: Pick<Fault, 'on'>, method: string, path: string): boolean => {
  const [faultMethod = '', faultPath = ''] = on.trim().split(/\s+/);
  const [expected, given] = [partsOf(faultPath), partsOf(path)];
  return (
    faultMethod.toUpperCase() === method &&
    expected.length === given.length &&
    expected.every((part, i) => part === given[i] || isAny(part))
  );
};

/** Opens the faults. They are in the database, so that all processes on it show them, and in memory for each call. */
export const openFaults = async (db: Database): Promise<Faults> => {
  let faults = await readFaults(db);
  const follow = async (): Promise<void> => {
    faults = await readFaults(db);
  };
  return {
    follow,
    add: async (fault) => {
      const added = await keepFault(db, fault);
      await follow();
      return added;
    },
    list: () => faults,
    clear: async () => {
      await deleteFaults(db);
      faults = [];
    },
    take: async (method, path) => {
      for (const fault of faults.filter((other) => matches(other, method, path))) {
        if (fault.times === undefined) return fault;
        const isSpent = await spendFault(db, fault.id);
        await follow();
        if (isSpent) return fault;
      }
      return undefined;
    },
  };
};
