import type { PartFields } from '../flow/change-report.rules.ts';
import type { UnfinishedSaves } from '../flow/change-reports.ports.ts';

/** Remembers the saves of each client, part by part. */
export const unfinishedSaves = (): UnfinishedSaves => {
  const kept = new Map<string, PartFields>();
  return {
    before: (clientId, part) => () => kept.get(`${clientId} ${part}`),
    keep: (clientId, part, before) => () => void kept.set(`${clientId} ${part}`, before),
    forget: (clientId, part) => () => void kept.delete(`${clientId} ${part}`),
  };
};
