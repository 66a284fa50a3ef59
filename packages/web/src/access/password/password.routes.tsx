import { routesWith } from '../../shell/routing/route.ts';

const passwordBindings = async () => (await import('./password.module.ts')).passwordBindings;

/** Passwords that are forgotten, reset or changed. */
export const passwordRoutes = routesWith(passwordBindings, [
  { path: '/forgotPassword', title: 'Esqueci minha senha', page: () => import('./forgot-password.page.tsx') },
  { path: '/resetPassword', title: 'Nova senha', page: () => import('./reset-password.page.tsx') },
  { path: '/change-password', title: 'Alterar senha', page: () => import('./change-password.page.tsx') },
]);
