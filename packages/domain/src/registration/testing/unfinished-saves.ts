import type { PartFields } from '../flow/change-report.rules.ts';
import type { UnfinishedSaves } from '../flow/unfinished-saves.ports.ts';

/** Remembers the save of one part. */
export const unfinishedSaves = (): UnfinishedSaves => {
  let kept: PartFields | undefined;
  return {
    before: () => () => kept,
    keep: (_clientId, _part, before) => () => void (kept = before),
    forget: () => () => void (kept = undefined),
  };
};
