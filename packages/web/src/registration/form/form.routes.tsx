import { routesWith } from '../../shell/routing/route.ts';

/** The pages of the form. Each is a declared step. */
export const formRoutes = routesWith(
  async () => (await import('./form.module.ts')).formBindings,
  [
    { path: '/registration/form/start', title: 'Cadastro', page: () => import('../steps/start.step.ts') },
    { path: '/registration/form/authStart', title: 'Cadastro', page: () => import('../steps/auth-start.step.tsx') },
    {
      path: '/registration/form/definePassword',
      title: 'Senha',
      page: () => import('../steps/define-password.step.ts'),
    },
    {
      path: '/registration/form/choosePlanner',
      title: 'Planejador',
      page: () => import('../steps/choose-planner.step.tsx'),
    },
    {
      path: '/registration/form/identification',
      title: 'Identificação',
      page: () => import('../steps/identification.step.tsx'),
    },
    {
      path: '/registration/form/personalData',
      title: 'Dados pessoais',
      page: () => import('../steps/personal-data.step.ts'),
    },
    { path: '/registration/form/addressData', title: 'Endereço', page: () => import('../steps/address-data.step.ts') },
    {
      path: '/registration/form/taxInformation',
      title: 'Informações fiscais',
      page: () => import('../steps/tax-information.step.ts'),
    },
    { path: '/registration/form/success', title: 'Cadastro completo', page: () => import('../steps/success.step.tsx') },
  ],
);
