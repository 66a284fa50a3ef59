import type { FormStep } from '@aroeira/domain/registration';
import { routesWith, type Route } from '../../shell/routing/route.ts';
import { STEP_PATHS } from '../../shell/routing/step-paths.ts';

const page = (step: FormStep, title: string, load: Route['page']): Route => ({
  path: STEP_PATHS[step],
  title,
  page: load,
});

/** The pages of the form. Each is a declared step. */
export const formRoutes = routesWith(
  async () => (await import('./form.module.ts')).formBindings,
  [
    page('start', 'Cadastro', () => import('../steps/start.step.tsx')),
    page('authStart', 'Cadastro', () => import('../steps/auth-start.step.tsx')),
    page('definePassword', 'Senha', () => import('../steps/define-password.step.ts')),
    page('choosePlanner', 'Planejador', () => import('../steps/choose-planner.step.tsx')),
    page('identification', 'Identificação', () => import('../steps/identification.step.tsx')),
    page('personalData', 'Dados pessoais', () => import('../steps/personal-data.step.ts')),
    page('addressData', 'Endereço', () => import('../steps/address-data.step.ts')),
    page('taxInformation', 'Informações fiscais', () => import('../steps/tax-information.step.ts')),
    page('pepData', 'Pessoa politicamente exposta', () => import('../declarations/pep-data.step.ts')),
    page('fatcaData', 'Declaração FATCA/CRS', () => import('../tax/fatca-data.step.ts')),
    page(
      'fatcaOtherCountry',
      'Residência fiscal em outros países',
      () => import('../tax/fatca-other-country.step.tsx'),
    ),
    page('bankAccounts', 'Contas bancárias', () => import('../accounts/bank-accounts.step.tsx')),
    page('setBankAccount', 'Conta bancária', () => import('../accounts/set-bank-account.step.ts')),
    page('professionalInformation', 'Dados profissionais', () => import('../work/professional-information.step.ts')),
    page('equityData', 'Dados patrimoniais', () => import('../work/equity-data.step.ts')),
    page('basicData', 'Confirmação de dados', () => import('../steps/basic-data.step.ts')),
    page('success', 'Cadastro completo', () => import('../steps/success.step.tsx')),
  ],
);
