import type { PersonaKey } from '@aroeira/sandbox';
import type { Pattern } from '../packages/web/src/shell/routing/paths.ts';

export interface Visit {
  readonly by?: PersonaKey;
  readonly at?: string;
  readonly arrives?: string;
  /** Its name where what a person hears of it is kept. */
  readonly heard?: string;
}

/** Who sees a screen, and at which address. A route without a line here does not compile. */
export const VISITS: Readonly<Record<Pattern | '/nowhere' | '/nowhere/client', Visit>> = {
  '/': {},
  '/welcome': { heard: 'welcome' },
  '/login': { heard: 'sign-in' },
  '/login/add': {},
  '/forgotPassword': { heard: 'forgotten-password' },
  '/logout': { arrives: '/login' },
  '/maintenance': {},
  '/acessoIndevido/:loginId': { at: '/acessoIndevido/nobody' },
  '/nowhere': {},
  '/nowhere/client': { by: 'ana' },
  '/registration': { heard: 'registration' },
  '/registration/form/identification': { by: 'carla' },
  '/registration/terms': { at: '/registration/terms?term=proposal' },
  '/registration/suitability/start': { by: 'carla' },
  '/registration/suitability/start/:currentQuestion': { by: 'carla', at: '/registration/suitability/start/0' },
  // Without answers the questionnaire begins.
  '/registration/suitability/process': { by: 'carla', arrives: '/registration/suitability/start' },
  '/registration/suitability/success': { by: 'carla', arrives: '/registration/suitability/start' },
  '/registration/renew': { by: 'heitor' },
  '/registration/form/basicData': { by: 'heitor' },
  '/profile/suitability': { by: 'ana' },
  // Without an accepted proposal nobody starts.
  '/registration/form/start': { arrives: '/registration' },
  // Without a start form there is nobody to give a password to.
  '/registration/form/definePassword': { arrives: '/registration' },
  '/registration/form/authStart': { by: 'carla' },
  '/registration/form/choosePlanner': { by: 'carla' },
  '/registration/form/personalData': { by: 'carla' },
  '/registration/form/addressData': { by: 'carla', heard: 'registration-address' },
  '/registration/form/taxInformation': { by: 'carla' },
  // Half of her steps are missing, so the end of the form leads to the start.
  '/registration/form/success': { by: 'carla', arrives: '/registration/form/authStart' },
  // Carla declared that she has nothing to declare, so these pages lead to the start.
  '/registration/form/pepData': { by: 'carla', arrives: '/registration/form/authStart' },
  '/registration/form/fatcaData': { by: 'carla', arrives: '/registration/form/authStart' },
  '/registration/form/fatcaOtherCountry': { by: 'carla', arrives: '/registration/form/authStart' },
  '/registration/form/bankAccounts': { by: 'carla', heard: 'registration-accounts' },
  '/registration/form/setBankAccount': { by: 'carla' },
  '/registration/form/professionalInformation': { by: 'carla' },
  '/registration/form/equityData': { by: 'carla', heard: 'registration-wealth' },
  // Elisa lacks her documents, so the signature leads to the start of what is missing.
  '/registration/signature/terms': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/sign': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/signFullscreen': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/signedTerms': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/success': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/unblockDevice': { by: 'fabio' },
  '/resetPassword': { by: 'gabi' },
  '/dashboard': { by: 'ana', heard: 'dashboard' },
  '/welfare': { by: 'joao', heard: 'pension' },
  '/movements': { by: 'ana', heard: 'orders' },
  '/movements/redemption': { by: 'ana', heard: 'redemption' },
  // Without a fund from the list the form goes back to the list.
  '/movements/redemption/operation': { by: 'ana', arrives: '/movements/redemption' },
  '/movements/last-movements': { by: 'wagner' },
  // An order that is not hers: the page says that there is none.
  '/movements/last-movements/:id': { by: 'ana', at: '/movements/last-movements/none' },
  '/movements/investment': { by: 'ana', heard: 'investment' },
  // Without the step before it, a step leads to the first one. The page of the terms says that there are none.
  '/movements/investment/terms': { by: 'ana', arrives: '/movements/investment' },
  '/movements/investment/apply': { by: 'ana', arrives: '/movements/investment' },
  '/movements/investment/sign': { by: 'ana' },
  '/movements/investment/confirmation': { by: 'ana', arrives: '/movements/investment' },
  '/apply': { by: 'ana', arrives: '/movements/investment' },
  '/sign': { by: 'ana', arrives: '/movements/investment/sign' },
  '/confirmation': { by: 'ana', arrives: '/movements/investment' },
  '/profile': { by: 'ana' },
  '/profile-personal-data': { by: 'ana' },
  '/change-password': { by: 'ana' },
  '/profile-documents': { by: 'ana' },
  // Without a document or a form from the list, its page goes back to the list.
  '/profile-documents/read': { by: 'ana', arrives: '/profile-documents' },
  '/profile-forms': { by: 'ana' },
  '/profile-forms/read': { by: 'ana', arrives: '/profile-forms' },
  '/profile-bank-accounts': { by: 'lucas' },
  // Karen has one account. With two nobody can add another.
  '/profile-bank-accounts/add': { by: 'karen' },
  '/edit-documents': { by: 'ana' },
  '/edit-documents/read': { by: 'ana' },
  '/edit-documents/change-address': { by: 'ana' },
  '/edit-documents/change-identification': { by: 'ana' },
  '/profile-my-data': { by: 'ana' },
  '/profile-conformity-term': { by: 'sofia' },
  '/profile-conformity-term/read': { by: 'sofia' },
  '/reports': { by: 'ana', heard: 'reports' },
  '/reports/:period': { by: 'ana', at: '/reports/2026-10-31' },
  '/liberty-home': { by: 'ana', heard: 'plan' },
  '/liberty/goals': { by: 'ana' },
  '/liberty/objectives': { by: 'ana' },
  '/liberty/objectives/add': { by: 'ana' },
  '/liberty/objectives/edit': { by: 'ana', at: '/liberty/objectives/edit?index=0' },
  '/profile-talktoplanner': { by: 'ana' },
  '/talk-to-{product}': { by: 'ana', at: '/talk-to-aroeira' },
  '/evaluate-app': { by: 'ana' },
};
