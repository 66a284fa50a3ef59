import { DeviceWire } from '@aroeira/adapters-http/access';
import { deviceName, type SignedInDevice } from '@aroeira/domain/access';
import { formatMoment } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import type { Answer } from '../../output.ts';
import { callRefusal } from '../../refusal.ts';
import { table } from '../../table.ts';
import { cleared } from '../signed-in.ts';

/** `portal device list`: where the client is signed in, this device first. */
export const addDeviceList: AddCommand = (parent, run) => {
  parent
    .command('list')
    .description('List the devices where you are signed in.')
    .addHelpText('after', examples('portal device list --json'))
    .action(() => run(list));
};

const list = (app: App): Task =>
  pipe(
    cleared(app),
    TE.chain(() => pipe(app.access.devices.load, TE.bimap(callRefusal, devicesAnswer))),
  );

const HEADS = ['Dispositivo', 'Entrada', 'Último uso', 'Este', 'Id'].map((head) => ({ head, align: 'left' as const }));

/** The JSON has the names of the wire. */
const devicesAnswer = (devices: readonly SignedInDevice[]): Answer => ({
  json: devices.map(DeviceWire.encode),
  text: table(HEADS, devices.map(cellsOf)),
});

const cellsOf = (device: SignedInDevice): readonly string[] => [
  deviceName(device),
  formatMoment(device.signedInAt),
  formatMoment(device.lastSeenAt),
  device.isThis ? 'sim' : '',
  device.loginId,
];
