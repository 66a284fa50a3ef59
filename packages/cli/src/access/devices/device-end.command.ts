import { deviceName, type SignedInDevice } from '@aroeira/domain/access';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { confirm } from '../../confirm.ts';
import { callRefusal, refusal, usage, type Refusal } from '../../refusal.ts';
import { cleared } from '../signed-in.ts';

/** `portal device end`: signs another device of the client out. */
export const addDeviceEnd: AddCommand = (parent, run) => {
  parent
    .command('end')
    .description('Sign another device of yours out, after a confirmation. This one ends by `portal logout`.')
    .argument('<login-id>', 'the id that `portal device list` shows')
    .addHelpText('after', examples('portal device end 6f9619ff-8b86-4d01-b42d-00cf4fc964ff --yes'))
    .action((loginId) => run((app) => end(app, loginId)));
};

const end = (app: App, loginId: string): Task =>
  pipe(
    cleared(app),
    TE.chain(() => TE.fromEither(anId(loginId))),
    TE.chain(() => pipe(app.access.devices.load, TE.mapLeft(callRefusal), TE.chainEitherK(another(loginId)))),
    TE.chain((device) => confirm(app, `Encerrar a sessão em ${deviceName(device)}?`)),
    TE.filterOrElse(
      (isConfirmed) => isConfirmed,
      () => refusal('not_confirmed', 'Nada foi alterado.'),
    ),
    TE.chain(() => pipe(app.access.devices.end(loginId), TE.mapLeft(callRefusal))),
    TE.map(() => ({ json: { ended: loginId }, text: 'Sessão encerrada.' })),
  );

/** Refuses an id that is not a UUID, because `device list` shows only UUIDs. */
const anId = (loginId: string): E.Either<Refusal, string> =>
  UUID.test(loginId) ? E.right(loginId) : E.left(usage(`"${loginId}" is not a login id.`, 'loginId'));

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

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
