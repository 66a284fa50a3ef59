import { join } from 'node:path';
import type { Actor } from './actors.ts';
import { parsed } from './expectations.ts';
import type { Ran } from './run-step.ts';

export type OnDevice = (home: string, words: readonly string[], stdin: string) => Promise<Ran>;

/** The device of whoever acts: signed in before the first step that is theirs. */
export interface Device {
  readonly home: string;
  /** Why nobody could sign in. */
  readonly refused: Ran | undefined;
}

/** Keeps a device for each actor of a scenario, and one where nobody is signed in. */
export const makeDevices = (folder: string, onDevice: OnDevice) => {
  const devices = new Map<string, Device>();
  return {
    of: async (name: string | undefined, actor: Actor | undefined): Promise<Device> => {
      const key = name ?? 'nobody';
      const home = join(folder, 'devices', key.replace(/[^\w-]/g, '_'));
      const device = devices.get(key) ?? { home, refused: actor && (await signIn(home, actor, onDevice)) };
      devices.set(key, device);
      return device;
    },
  };
};

/** Signs in with the commands that a person would type. @returns the command that was refused */
const signIn = async (home: string, { document, password }: Actor, onDevice: OnDevice): Promise<Ran | undefined> => {
  const words = ['login', document, '--accept-consent', '--json'];
  const first = await onDevice(home, [...words, '--password-stdin'], password);
  if (first.exit === 0) return undefined;
  if (codeIn(first) !== 'mfa_required') return first;
  const second = await onDevice(home, [...words, '--mfa', 'from-outbox'], '');
  return second.exit === 0 ? undefined : second;
};

const codeIn = ({ err }: Ran): unknown => Object(Object(parsed(err)).error).code;
