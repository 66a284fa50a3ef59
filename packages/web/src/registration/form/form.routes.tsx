import { routesWith } from '../../shell/routing/route.ts';

/** The pages of the form. Each is a declared step. */
export const formRoutes = routesWith(
  async () => (await import('./form.module.ts')).formBindings,
  [
    { path: '/registration/form/start', title: 'Cadastro', page: () => import('../client/start.step.tsx') },
    { path: '/registration/form/authStart', title: 'Cadastro', page: () => import('../client/auth-start.step.tsx') },
    {
      path: '/registration/form/definePassword',
      title: 'Senha',
      page: () => import('../client/define-password.step.ts'),
    },
    {
      path: '/registration/form/choosePlanner',
      title: 'Planejador',
      page: () => import('../client/choose-planner.step.tsx'),
    },
    {
      path: '/registration/form/identification',
      title: 'Identificação',
      page: () => import('../identity/identification.step.tsx'),
    },
    {
      path: '/registration/form/personalData',
      title: 'Dados pessoais',
      page: () => import('../client/personal-data.step.ts'),
    },
    {
      path: '/registration/form/addressData',
      title: 'Endereço',
      page: () => import('../address/address-data.step.ts'),
    },
    {
      path: '/registration/form/taxInformation',
      title: 'Informações fiscais',
      page: () => import('../tax/tax-information.step.ts'),
    },
    {
      path: '/registration/form/pepData',
      title: 'Pessoa politicamente exposta',
      page: () => import('../declarations/pep-data.step.ts'),
    },
    {
      path: '/registration/form/fatcaData',
      title: 'Declaração FATCA/CRS',
      page: () => import('../tax/fatca-data.step.ts'),
    },
    {
      path: '/registration/form/fatcaOtherCountry',
      title: 'Residência fiscal em outros países',
      page: () => import('../tax/fatca-other-country.step.tsx'),
    },
    {
      path: '/registration/form/bankAccounts',
      title: 'Contas bancárias',
      page: () => import('../accounts/bank-accounts.step.tsx'),
    },
    {
      path: '/registration/form/setBankAccount',
      title: 'Conta bancária',
      page: () => import('../accounts/set-bank-account.step.ts'),
    },
    {
      path: '/registration/form/professionalInformation',
      title: 'Dados profissionais',
      page: () => import('../work/professional-information.step.ts'),
    },
    {
      path: '/registration/form/equityData',
      title: 'Dados patrimoniais',
      page: () => import('../work/equity-data.step.ts'),
    },
    {
      path: '/registration/form/basicData',
      title: 'Confirmação de dados',
      page: () => import('../client/basic-data.step.ts'),
    },
    { path: '/registration/form/success', title: 'Cadastro completo', page: () => import('./success.step.tsx') },
  ],
);
