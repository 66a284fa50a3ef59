import type { SignedInDevice } from './devices.ts';

type List = readonly SignedInDevice[];

/** Orders devices: this one first, then the devices that were seen last. */
export const devicesInOrder = (devices: List): List =>
  devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastSeenAt - a.lastSeenAt);

/** The devices that the client may end from here. A sign-out ends this device. */
export const otherDevices = (devices: List): List => devices.filter(({ isThis }) => !isThis);
