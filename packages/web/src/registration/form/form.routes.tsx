import { routesWith } from '../../shell/routing/route.ts';

/** The pages of the form. Each is a declared step. */
export const formRoutes = routesWith(
  async () => (await import('./form.module.ts')).formBindings,
  [
    {
      path: '/registration/form/personalData',
      title: 'Dados pessoais',
      page: () => import('../steps/personal-data.step.ts'),
    },
    {
      path: '/registration/form/taxInformation',
      title: 'Informações fiscais',
      page: () => import('../steps/tax-information.step.ts'),
    },
  ],
);
