import { constVoid, pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { DeviceMemory } from '../access.ports.ts';
import type { Devices } from './devices.ports.ts';
import { devicesInOrder, otherDevices } from './devices.rules.ts';
import type { SignedInDevice } from './devices.ts';
import type { SecurityActivity } from './security-activity.ts';
import { mayEnter } from '../session.ts';

/** The devices of the client who is signed in here. Each call fails with `NoSession` when nobody is signed in. */
export interface ManageDevices {
  /** This device first. */
  readonly load: TE.TaskEither<CallFailure, readonly SignedInDevice[]>;
  readonly end: (loginId: string) => TE.TaskEither<CallFailure, void>;
  /** Reads the list from the server again, and ends all devices except this one. Stops at the first failure. */
  readonly endOthers: TE.TaskEither<CallFailure, void>;
  readonly activity: TE.TaskEither<CallFailure, readonly SecurityActivity[]>;
}

interface Parts {
  readonly devices: Devices;
  readonly memory: Pick<DeviceMemory, 'session'>;
}

/** Not in the specification: decision 0112. */
export const makeManageDevices = ({ devices, memory }: Parts): ManageDevices => {
  const clientId: TE.TaskEither<CallFailure, number> = pipe(
    TE.fromIO(memory.session.read),
    TE.chainOptionK((): CallFailure => ({ _tag: 'NoSession', reason: 'none' }))(O.filter(mayEnter)),
    TE.map((session) => session.clientId),
  );
  const load = pipe(clientId, TE.chain(devices.list), TE.map(devicesInOrder));
  const end = (loginId: string) =>
    pipe(
      clientId,
      TE.chain((id) => devices.end(id, loginId)),
    );
  return {
    load,
    end,
    endOthers: pipe(
      load,
      TE.chain((list) => TE.traverseSeqArray(({ loginId }: SignedInDevice) => end(loginId))(otherDevices(list))),
      TE.map(constVoid),
    ),
    activity: pipe(clientId, TE.chain(devices.activity)),
  };
};
