import { routesWith, type Route } from '../../shell/routing/route.ts';

const page = (path: Route['path'], title: string, load: Route['page']): Route => ({ path, title, page: load });

/** The pages of the form. Each is declared. */
export const formRoutes = routesWith(
  async () => (await import('./form.module.ts')).formBindings,
  [
    page('/registration/form/start', 'Cadastro', () => import('../client/start.page.tsx')),
    page('/registration/form/authStart', 'Cadastro', () => import('../client/auth-start.page.tsx')),
    page('/registration/form/definePassword', 'Senha', () => import('../client/define-password.page.ts')),
    page('/registration/form/choosePlanner', 'Planejador', () => import('../client/choose-planner.page.tsx')),
    page('/registration/form/identification', 'Identificação', () => import('../identity/identification.page.tsx')),
    page('/registration/form/personalData', 'Dados pessoais', () => import('../client/personal-data.page.ts')),
    page('/registration/form/addressData', 'Endereço', () => import('../address/address-data.page.ts')),
    page('/registration/form/taxInformation', 'Informações fiscais', () => import('../tax/tax-information.page.ts')),
    page(
      '/registration/form/pepData',
      'Pessoa politicamente exposta',
      () => import('../declarations/pep-data.page.ts'),
    ),
    page('/registration/form/fatcaData', 'Declaração FATCA/CRS', () => import('../tax/fatca-data.page.ts')),
    page(
      '/registration/form/fatcaOtherCountry',
      'Residência fiscal em outros países',
      () => import('../tax/fatca-other-country.page.tsx'),
    ),
    page('/registration/form/bankAccounts', 'Contas bancárias', () => import('../accounts/bank-accounts.page.tsx')),
    page('/registration/form/setBankAccount', 'Conta bancária', () => import('../accounts/set-bank-account.page.ts')),
    page(
      '/registration/form/professionalInformation',
      'Dados profissionais',
      () => import('../work/professional-information.page.ts'),
    ),
    page('/registration/form/equityData', 'Dados patrimoniais', () => import('../work/equity-data.page.ts')),
    page('/registration/form/basicData', 'Confirmação de dados', () => import('../client/basic-data.page.ts')),
    page('/registration/form/success', 'Cadastro completo', () => import('./success.page.tsx')),
  ],
);
