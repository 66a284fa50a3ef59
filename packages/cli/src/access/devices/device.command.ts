import { examples, type AddCommand } from '../../command.ts';
import { addDeviceEnd } from './device-end.command.ts';
import { addDeviceList } from './device-list.command.ts';
import { addDeviceReportMisuse } from '../misuse/device-report-misuse.command.ts';
import { addDeviceUnblock } from './device-unblock.command.ts';

const COMMANDS: readonly AddCommand[] = [addDeviceUnblock, addDeviceReportMisuse, addDeviceList, addDeviceEnd];

/** `portal device`: the devices of a client, this one and the others. */
export const addDevice: AddCommand = (parent, run) => {
  const device = parent
    .command('device')
    .description('Unblock this device, report misuse, list and end devices where you are signed in.')
    .addHelpText('after', examples('portal device list', 'portal device unblock'));
  for (const add of COMMANDS) add(device, run);
};
