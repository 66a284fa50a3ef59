import type { Session } from '@aroeira/domain/access';
import { makeHttpPasswords } from '@aroeira/adapters-http/access';
import { makeChangePassword, makeResetPassword, mayEnter } from '@aroeira/domain/access';
import { PASSWORD_CHANGED, temporaryPasswordSent } from '@aroeira/domain/access/messages';
import * as O from 'fp-ts/Option';
import { bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { PATH_OF } from '../../shell/routing/destinations.ts';
import { makeChangePasswordModel } from './change-password.view-model.ts';
import { makeForgotPasswordModel } from './forgot-password.view-model.ts';
import { PASSWORD } from './password.tokens.ts';
import { makeResetPasswordModel } from './reset-password.view-model.ts';

const changing = { passwords: PASSWORD.Passwords, memory: SHARED.DeviceMemory };
const forgotten = {
  passwords: PASSWORD.Passwords,
  navigation: SHARED.Navigation,
  notices: SHARED.Notices,
  ports: SHARED.FormPorts,
};
const afterwards = {
  navigation: SHARED.Navigation,
  toasts: SHARED.Toasts,
  ports: SHARED.FormPorts,
};
const resetting = { reset: PASSWORD.ResetPassword, memory: SHARED.DeviceMemory, ...afterwards };
const replacing = { change: PASSWORD.ChangePassword, ...afterwards };

/** Forgotten, reset and changed passwords. */
export const passwordBindings = bindings((bind) => {
  bind(PASSWORD.Passwords, makeHttpPasswords, SHARED.HttpClient);
  bind(PASSWORD.ResetPassword, makeResetPassword, changing);
  bind(PASSWORD.ChangePassword, makeChangePassword, changing);
  bind(PASSWORD.OpenForgotPassword, openForgotPassword, forgotten);
  bind(PASSWORD.OpenResetPassword, openResetPassword, resetting);
  bind.visit(PASSWORD.OpenChangePassword, openChangePassword, replacing);
});

/** The client reads the notice over the sign-in form. @see spec A §8 Password recovery and device */
const openForgotPassword =
  ({ passwords, navigation, notices, ports }: PartsOf<typeof forgotten>) =>
  () =>
    makeForgotPasswordModel({
      send: passwords.sendTemporary,
      sent: (email) => {
        notices.alert(temporaryPasswordSent(email));
        navigation.replace('/login');
      },
      back: () => navigation.pop('/login'),
      ports,
    });

/**
 * The path is public. A visitor without a session has no password to choose. A client with a blocked device unblocks it
 * first.
 *
 * @see decisions Q027, Q148
 */
const openResetPassword =
  ({ reset, memory, navigation, toasts, ports }: PartsOf<typeof resetting>) =>
  () => {
    const session = O.toUndefined(O.filter(mayEnter)(memory.session.read()));
    if (session === undefined) return '/login';
    if (session.isDeviceBlocked) return PATH_OF['unblock-device'];
    return makeResetPasswordModel({
      reset,
      session,
      done: (destination) => {
        toasts.say(PASSWORD_CHANGED);
        navigation.resetToDashboard();
        navigation.push(PATH_OF[destination]);
      },
      ports,
    });
  };

const openChangePassword = (session: Session, { change, navigation, toasts, ports }: PartsOf<typeof replacing>) =>
  makeChangePasswordModel({
    change,
    session,
    done: () => {
      toasts.say(PASSWORD_CHANGED);
      navigation.pop('/profile');
    },
    ports,
  });
