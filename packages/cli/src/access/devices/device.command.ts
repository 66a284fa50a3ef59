import { DeviceWire, SignedInClientWire } from '@aroeira/adapters-http/access';
import type { FreeDevice, SignedInDevice, UnblockFailure } from '@aroeira/domain/access';
import { deviceName, MISUSE, UNBLOCKED, unblockMessage } from '@aroeira/domain/access/messages';
import { formatMoment } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { confirmed } from '../../confirm.ts';
import { uuidFrom } from '../../arguments.ts';
import type { Answer } from '../../output.ts';
import { callRefusal, refusal, refusalBy, type Refusal } from '../../refusal.ts';
import { left, table } from '../../table.ts';
import { cleared, signedIn } from '../signed-in.ts';
import { unblockAnswers } from './unblock-answers.ts';

export const addDevice: AddCommand = (parent, run) => {
  const device = parent
    .command('device')
    .description('Unblock this device, report misuse, list and end devices where you are signed in.')
    .addHelpText('after', examples('portal device list', 'portal device unblock'));
  device
    .command('unblock')
    .description('Unblock this device by three answers or more, from a file or asked for at the terminal.')
    .option('--answers <file>', 'JSON with motherName, cep, birthDate, streetNumber, email: three at least; - is stdin')
    .addHelpText(
      'after',
      examples(
        'portal device unblock',
        'echo \'{"motherName":"Marta","cep":"01310100","birthDate":"1975-02-08"}\' | portal device unblock --answers -',
      ),
    )
    .action(({ answers }) => run((app) => unblock(app, answers)));
  device
    .command('report-misuse')
    .description('Report a sign-in that was not yours: blocks and signs out every device of that client.')
    .argument('<login-id>', 'the link of the e-mail, or the id at its end')
    .addHelpText('after', examples('portal device report-misuse 6f9619ff-8b86-4d01-b42d-00cf4fc964ff'))
    .action((link) => run((app) => report(app, link.split('/').at(-1) ?? link)));
  device
    .command('list')
    .description('List the devices where you are signed in.')
    .addHelpText('after', examples('portal device list --json'))
    .action(() => run(list));
  device
    .command('end')
    .description('Sign another device of yours out, after a confirmation. This one ends by `portal logout`.')
    .argument('<login-id>', 'the id that `portal device list` shows')
    .addHelpText('after', examples('portal device end 6f9619ff-8b86-4d01-b42d-00cf4fc964ff --yes'))
    .action((loginId) => run((app) => end(app, loginId)));
};

const unblock = (app: Pick<App, 'access' | 'io' | 'memory'>, source: string | undefined): Task =>
  pipe(
    signedIn(app),
    TE.chainW((session) => app.access.unblockDevice(session, unblockAnswers(app, source))),
    TE.bimap(unblockRefusal, free),
  );

const free = ({ wasBlocked, destination }: FreeDevice): Answer => ({
  json: { [SignedInClientWire.names.isDeviceBlocked]: false, destination },
  text: wasBlocked ? UNBLOCKED : 'Este dispositivo não está bloqueado.',
});

const refusalOf = refusalBy(unblockMessage);

const unblockRefusal = (failure: Refusal | UnblockFailure): Refusal =>
  '_tag' in failure ? refusalOf(failure) : failure;

/** Does the same as the link in the e-mail about a new sign-in. It needs no session. */
const report = ({ access }: Pick<App, 'access'>, loginId: string): Task =>
  pipe(
    access.reportMisuse(loginId),
    TE.bimap(callRefusal, () => ({ json: { reported: loginId }, text: `${MISUSE.blocked}. ${MISUSE.whatNow}` })),
  );

const list = (app: Pick<App, 'access' | 'memory'>): Task =>
  pipe(
    cleared(app),
    TE.chain(() => pipe(app.access.devices.load, TE.bimap(callRefusal, devicesAnswer))),
  );

const COLUMNS = ['Dispositivo', 'Entrada', 'Último uso', 'Este', 'Id'].map(left);

/** This device first. The JSON has the names of the wire. */
const devicesAnswer = (devices: readonly SignedInDevice[]): Answer => ({
  json: devices.map(DeviceWire.encode),
  text: table(
    COLUMNS,
    devices.map((device) => [
      deviceName(device),
      formatMoment(device.signedInAt),
      formatMoment(device.lastSeenAt),
      device.isThis ? 'sim' : '',
      device.loginId,
    ]),
  ),
});

const end = (app: Pick<App, 'access' | 'io' | 'memory' | 'settings'>, loginId: string): Task =>
  pipe(
    cleared(app),
    TE.chain(() => TE.fromEither(uuidFrom(loginId, 'loginId'))),
    TE.chain(() => pipe(app.access.devices.load, TE.mapLeft(callRefusal), TE.chainEitherK(another(loginId)))),
    TE.chain((device) => confirmed(app, `Encerrar a sessão em ${deviceName(device)}?`)),
    TE.chain(() => pipe(app.access.devices.end(loginId), TE.mapLeft(callRefusal))),
    TE.map(() => ({ json: { ended: loginId }, text: 'Sessão encerrada.' })),
  );

/** Checks that the device is in the list. The server gives the same answer for an unknown id. */
const another =
  (loginId: string) =>
  (devices: readonly SignedInDevice[]): E.Either<Refusal, SignedInDevice> => {
    const device = devices.find((each) => each.loginId === loginId);
    if (device === undefined)
      return E.left(refusal('no_such_device', 'Sua conta não está conectada nesse dispositivo.'));
    return device.isThis
      ? E.left(refusal('this_device', 'Este é o dispositivo em uso. Saia dele com: portal logout'))
      : E.right(device);
  };
