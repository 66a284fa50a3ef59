import type { SignedInDevice } from './devices.ts';

type List = readonly SignedInDevice[];

/** This device first, then the one that was seen last. */
export const devicesInOrder = (devices: List): List =>
  devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastSeenAt - a.lastSeenAt);

/** Those that the client may end from here; this one ends by leaving. */
export const otherDevices = (devices: List): List => devices.filter(({ isThis }) => !isThis);
