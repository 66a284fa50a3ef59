import { routesWith } from '../../shell/routing/route.ts';

/** The pages of the form. Each is declared. */
export const formRoutes = routesWith(
  async () => (await import('./form.module.ts')).formBindings,
  [
    { path: '/registration/form/start', title: 'Cadastro', page: () => import('../client/start.page.tsx') },
    { path: '/registration/form/authStart', title: 'Cadastro', page: () => import('../client/auth-start.page.tsx') },
    {
      path: '/registration/form/definePassword',
      title: 'Senha',
      page: () => import('../client/define-password.page.ts'),
    },
    {
      path: '/registration/form/choosePlanner',
      title: 'Planejador',
      page: () => import('../client/choose-planner.page.tsx'),
    },
    {
      path: '/registration/form/identification',
      title: 'Identificação',
      page: () => import('../identity/identification.page.tsx'),
    },
    {
      path: '/registration/form/personalData',
      title: 'Dados pessoais',
      page: () => import('../client/personal-data.page.ts'),
    },
    {
      path: '/registration/form/addressData',
      title: 'Endereço',
      page: () => import('../address/address-data.page.ts'),
    },
    {
      path: '/registration/form/taxInformation',
      title: 'Informações fiscais',
      page: () => import('../tax/tax-information.page.ts'),
    },
    {
      path: '/registration/form/pepData',
      title: 'Pessoa politicamente exposta',
      page: () => import('../declarations/pep-data.page.ts'),
    },
    {
      path: '/registration/form/fatcaData',
      title: 'Declaração FATCA/CRS',
      page: () => import('../tax/fatca-data.page.ts'),
    },
    {
      path: '/registration/form/fatcaOtherCountry',
      title: 'Residência fiscal em outros países',
      page: () => import('../tax/fatca-other-country.page.tsx'),
    },
    {
      path: '/registration/form/bankAccounts',
      title: 'Contas bancárias',
      page: () => import('../accounts/bank-accounts.page.tsx'),
    },
    {
      path: '/registration/form/setBankAccount',
      title: 'Conta bancária',
      page: () => import('../accounts/set-bank-account.page.ts'),
    },
    {
      path: '/registration/form/professionalInformation',
      title: 'Dados profissionais',
      page: () => import('../work/professional-information.page.ts'),
    },
    {
      path: '/registration/form/equityData',
      title: 'Dados patrimoniais',
      page: () => import('../work/equity-data.page.ts'),
    },
    {
      path: '/registration/form/basicData',
      title: 'Confirmação de dados',
      page: () => import('../client/basic-data.page.ts'),
    },
    { path: '/registration/form/success', title: 'Cadastro completo', page: () => import('./success.page.tsx') },
  ],
);
