import {
  changePasswordForm,
  composePassword,
  mayEnter,
  type NewPasswordFailure,
  type Passwords,
  type PasswordUseCases,
  type Session,
} from '@aroeira/domain/access';
import { makeHttpPasswords } from '@aroeira/adapters-http/access';
import { PASSWORD_CHANGED, temporaryPasswordSent } from '@aroeira/domain/access/messages';
import * as O from 'fp-ts/Option';
import { bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { PATH_OF } from '../../shell/routing/navigation.ts';
import { FormModel } from '../../ui/forms/form-model.ts';
import { sentForm, type SentForm } from '../../ui/forms/sent-form.ts';
import { makeForgotPasswordModel, type ForgotPasswordViewModel } from './forgot-password.view-model.ts';
import { makeResetPasswordModel, type ResetPasswordViewModel } from './reset-password.view-model.ts';
import { tokens } from '../../composition/token.ts';

type ChangePasswordForm = SentForm<FormModel<(typeof changePasswordForm)['fields']>, NewPasswordFailure>;

/** Passwords that are forgotten, reset or changed. */
export const PASSWORD = tokens<{
  Passwords: Passwords;
  UseCases: PasswordUseCases;
  OpenForgotPassword: () => ForgotPasswordViewModel;
  /** Answers with a path when the client may not choose a password now. */
  OpenResetPassword: () => ResetPasswordViewModel | Path;
  /** Answers with nothing when there is no session. */
  OpenChangePassword: () => (ChangePasswordForm & { readonly session: Session }) | undefined;
}>('PASSWORD');

const forgotten = {
  useCases: PASSWORD.UseCases,
  navigation: SHARED.Navigation,
  notices: SHARED.Notices,
  ports: SHARED.FormPorts,
};
const afterwards = {
  navigation: SHARED.Navigation,
  toasts: SHARED.Toasts,
  ports: SHARED.FormPorts,
};
const resetting = { useCases: PASSWORD.UseCases, memory: SHARED.DeviceMemory, ...afterwards };
const replacing = { useCases: PASSWORD.UseCases, ...afterwards };

/** Forgotten, reset and changed passwords. */
export const passwordBindings = bindings((bind) => {
  bind(PASSWORD.Passwords, makeHttpPasswords, SHARED.HttpClient);
  bind(PASSWORD.UseCases, composePassword, { passwords: PASSWORD.Passwords, memory: SHARED.DeviceMemory });
  bind(PASSWORD.OpenForgotPassword, openForgotPassword, forgotten);
  bind(PASSWORD.OpenResetPassword, openResetPassword, resetting);
  bind.visit(PASSWORD.OpenChangePassword, openChangePassword, replacing);
});

/** The client reads the notice over the sign-in form. @see spec A §8 Password recovery and device */
const openForgotPassword =
  ({ useCases, navigation, notices, ports }: PartsOf<typeof forgotten>) =>
  () =>
    makeForgotPasswordModel({
      send: useCases.sendTemporary,
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
  ({ useCases, memory, navigation, toasts, ports }: PartsOf<typeof resetting>) =>
  () => {
    const session = O.toUndefined(O.filter(mayEnter)(memory.session.read()));
    if (session === undefined) return '/login';
    if (session.isDeviceBlocked) return PATH_OF['unblock-device'];
    return makeResetPasswordModel({
      reset: useCases.reset,
      session,
      done: (destination) => {
        toasts.say(PASSWORD_CHANGED);
        navigation.resetToDashboard();
        navigation.push(PATH_OF[destination]);
      },
      ports,
    });
  };

/** @see spec A §5 Password, B §5 Change password */
const openChangePassword = (session: Session, { useCases, navigation, toasts, ports }: PartsOf<typeof replacing>) => ({
  session,
  ...sentForm({
    form: new FormModel(changePasswordForm, ports),
    send: useCases.change,
    done: () => {
      toasts.say(PASSWORD_CHANGED);
      navigation.pop('/profile');
    },
  }),
});
