import type { PartFields, ReportedPart, UnfinishedSaves } from '@aroeira/domain/registration';

/** In memory, because nothing of a client may outlast the app on the device without need. */
export const makeUnfinishedSaves = (): UnfinishedSaves => {
  const kept = new Map<string, PartFields>();
  const keyOf = (clientId: number, part: ReportedPart): string => `${String(clientId)} ${part}`;
  return {
    before: (clientId, part) => () => kept.get(keyOf(clientId, part)),
    keep: (clientId, part, before) => () => void kept.set(keyOf(clientId, part), before),
    forget: (clientId, part) => () => void kept.delete(keyOf(clientId, part)),
  };
};
