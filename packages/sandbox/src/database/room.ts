import { statfsSync } from 'node:fs';
import { DISK_FULL } from './unavailable.ts';

/** Reads how many bytes the disk of a folder has left for this user. */
export type ReadRoom = (folder: string) => number;

export const roomOnDisk: ReadRoom = (folder) => {
  const { blocks, bavail, bsize } = statfsSync(folder);
  // Some file systems do not tell their size.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
};

/**
 * The room that a write needs. When the log needs a new segment, the engine takes 16 MB at once, and it stops for good
 * if they are not there. A statement writes 1 MB of a file at most, to the log and to its table. Twice a segment is
 * enough for both, and for what else grows meanwhile. @see docs/decisions/0295
 */
export const ROOM_FOR_A_WRITE = 2 * 16 * 1024 * 1024;

/** A write was refused because the disk has too little room. It has the code of PostgreSQL's own error. */
export class StorageFull extends Error {
  readonly code = DISK_FULL;
}

/** The first words of what writes nothing by itself. The end of a transaction has the room that its writes had. */
const READS = /^\(*(select|begin|start|commit|rollback)\b/;
/** A read that locks rows writes the locks. */
const LOCKS = / for (no key )?(update|share)\b/;

export const isWrite = (text: string): boolean => !READS.test(text) || LOCKS.test(text);

interface Connection {
  readonly query: (text: string, values: unknown[]) => Promise<unknown>;
}

/** Refuses the writes of a connection while the room is too small, so that the engine never meets a full disk. */
export const refuseWithoutRoom = <C extends Connection>(connection: C, room: () => number): C => {
  const { query } = connection;
  const run = async (text: string, values: unknown[]): Promise<unknown> => {
    if (isWrite(text) && room() < ROOM_FOR_A_WRITE) throw new StorageFull('the disk has too little room for a write');
    return query(text, values);
  };
  return Object.assign(connection, { query: run });
};
