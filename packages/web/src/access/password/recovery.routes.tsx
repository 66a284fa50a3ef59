import type { Bindings } from '../../composition/bindings.ts';
import type { Route } from '../../shell/routing/route.ts';

const recoveryModule = async (): Promise<Bindings> => (await import('./recovery.module.ts')).recoveryModule;

/** Passwords that are forgotten, reset or changed. @param load what the screens need; a test brings its own */
export const makeRecoveryRoutes = (load = recoveryModule): readonly Route[] => [
  {
    path: '/forgotPassword',
    title: 'Esqueci minha senha',
    load: async () => {
      const [{ ForgotPassword }, bindings] = await Promise.all([import('./forgot-password.tsx'), load()]);
      return { Screen: ForgotPassword, bindings };
    },
  },
  {
    path: '/resetPassword',
    title: 'Nova senha',
    load: async () => {
      const [{ ResetPassword }, bindings] = await Promise.all([import('./reset-password.tsx'), load()]);
      return { Screen: ResetPassword, bindings };
    },
  },
  {
    path: '/change-password',
    title: 'Alterar senha',
    load: async () => {
      const [{ ChangePassword }, bindings] = await Promise.all([import('./change-password.tsx'), load()]);
      return { Screen: ChangePassword, bindings };
    },
  },
];

export const recoveryRoutes = makeRecoveryRoutes();
