import { makeHttpPasswords } from '@aroeira/adapters-http/access';
import type { HttpClient } from '@aroeira/adapters-http/http';
import {
  makeChangePassword,
  makeResetPassword,
  mayEnter,
  PASSWORD_CHANGED,
  temporaryPasswordSent,
  type ChangePassword,
  type Destination,
  type DeviceMemory,
  type Passwords,
  type ResetPassword,
} from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { ContainerModule } from 'inversify';
import { TOKENS } from '../../composition/tokens.ts';
import { PATH_OF } from '../../shell/routing/destinations.ts';
import type { Navigation } from '../../shell/routing/navigation.ts';
import type { Notices } from '../../shell/frame/notices.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { FormPorts } from '../../ui/forms/form-model.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import { ChangePasswordViewModel } from './change-password.view-model.ts';
import { ForgotPasswordViewModel } from './forgot-password.view-model.ts';
import { ResetPasswordViewModel } from './reset-password.view-model.ts';

/** Forgotten, reset and changed passwords. @param makePasswords where they are kept: a test brings its own */
export const makeRecoveryModule = (makePasswords: (http: HttpClient) => Passwords) =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.Passwords).toResolvedValue(makePasswords, [TOKENS.HttpClient]).inSingletonScope();
    bind(TOKENS.ResetPassword).toResolvedValue(makeResetPassword, [TOKENS.Passwords, TOKENS.DeviceMemory]);
    bind(TOKENS.ChangePassword).toResolvedValue(makeChangePassword, [TOKENS.Passwords, TOKENS.DeviceMemory]);
    bind(TOKENS.OpenForgotPassword).toResolvedValue(openForgotPassword, [
      TOKENS.Passwords,
      TOKENS.Navigation,
      TOKENS.Notices,
      TOKENS.FormPorts,
    ]);
    const afterwards = [TOKENS.DeviceMemory, TOKENS.Navigation, TOKENS.Toasts, TOKENS.FormPorts] as const;
    bind(TOKENS.OpenResetPassword).toResolvedValue(openResetPassword, [TOKENS.ResetPassword, ...afterwards]);
    bind(TOKENS.OpenChangePassword).toResolvedValue(openChangePassword, [TOKENS.ChangePassword, ...afterwards]);
  });

export const recoveryModule = makeRecoveryModule(makeHttpPasswords);

/** The notice outlives the screen: it is read over the sign-in form. @see spec A §8 Password recovery and device */
const openForgotPassword =
  (...[passwords, navigation, notices, ports]: readonly [Passwords, Navigation, Notices, FormPorts]) =>
  (): ForgotPasswordViewModel =>
    new ForgotPasswordViewModel(
      passwords.sendTemporary,
      {
        sent: (email) => {
          notices.alert(temporaryPasswordSent(email));
          navigation.replace('/login');
        },
        back: () => navigation.pop('/login'),
      },
      ports,
    );

type Afterwards = readonly [DeviceMemory, Navigation, Toasts, FormPorts];

/**
 * The path is public, but without a session there is nobody whose password it would be, and a blocked device is cleared
 * first.
 *
 * @see decisions Q027, Q148
 */
const openResetPassword =
  (...[reset, memory, navigation, toasts, ports]: readonly [ResetPassword, ...Afterwards]) =>
  (): ResetPasswordViewModel | Path => {
    const session = O.toUndefined(O.filter(mayEnter)(memory.session.read()));
    if (session === undefined) return '/login';
    if (session.isDeviceBlocked) return PATH_OF['unblock-device'];
    const done = (destination: Destination) => {
      toasts.say(PASSWORD_CHANGED);
      navigation.resetToDashboard();
      navigation.push(PATH_OF[destination]);
    };
    return new ResetPasswordViewModel({ reset, session, done }, ports);
  };

const openChangePassword =
  (...[change, memory, navigation, toasts, ports]: readonly [ChangePassword, ...Afterwards]) =>
  (): ChangePasswordViewModel | undefined => {
    const session = O.toUndefined(memory.session.read());
    if (session === undefined) return undefined;
    const done = () => {
      toasts.say(PASSWORD_CHANGED);
      navigation.pop('/profile');
    };
    return new ChangePasswordViewModel({ change, session, done }, ports);
  };
