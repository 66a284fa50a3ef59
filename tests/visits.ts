import type { PersonaKey } from '@aroeira/sandbox';
import type { Pattern } from '../packages/web/src/shell/routing/paths.ts';

export interface Visit {
  readonly by?: PersonaKey;
  readonly at?: string;
  readonly arrives?: string;
  /** The server draws by chance what it asks. */
  readonly varies?: true;
}

/** Who sees a screen, and at which address. A route without a line here does not compile. */
export const VISITS: Readonly<Record<Pattern | '/nowhere' | '/nowhere/client', Visit>> = {
  '/': {},
  '/welcome': {},
  '/login': {},
  '/login/add': {},
  '/forgotPassword': {},
  '/logout': { arrives: '/login' },
  '/maintenance': {},
  '/acessoIndevido/:loginId': { at: '/acessoIndevido/nobody' },
  '/nowhere': {},
  '/nowhere/client': { by: 'ana' },
  '/registration': {},
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
  '/registration/form/addressData': { by: 'carla' },
  '/registration/form/taxInformation': { by: 'carla' },
  // Half of her steps are missing, so the end of the form leads to the start.
  '/registration/form/success': { by: 'carla', arrives: '/registration/form/authStart' },
  // Carla declared that she has nothing to declare, so these pages lead to the start.
  '/registration/form/pepData': { by: 'carla', arrives: '/registration/form/authStart' },
  '/registration/form/fatcaData': { by: 'carla', arrives: '/registration/form/authStart' },
  '/registration/form/fatcaOtherCountry': { by: 'carla', arrives: '/registration/form/authStart' },
  '/registration/form/bankAccounts': { by: 'carla' },
  '/registration/form/setBankAccount': { by: 'carla' },
  '/registration/form/professionalInformation': { by: 'carla' },
  '/registration/form/equityData': { by: 'carla' },
  // Elisa lacks her documents, so the signature leads to the start of what is missing.
  '/registration/signature/terms': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/sign': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/signFullscreen': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/signedTerms': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/registration/signature/success': { by: 'elisa', arrives: '/registration/form/authStart' },
  '/unblockDevice': { by: 'fabio', varies: true },
  '/resetPassword': { by: 'gabi' },
  '/dashboard': { by: 'ana' },
  '/welfare': { by: 'joao' },
  '/movements': { by: 'ana' },
  '/movements/redemption': { by: 'ana' },
  // Without a fund from the list the form goes back to the list.
  '/movements/redemption/operation': { by: 'ana', arrives: '/movements/redemption' },
  '/movements/last-movements': { by: 'wagner' },
  // An order that is not hers: the page says that there is none.
  '/movements/last-movements/:id': { by: 'ana', at: '/movements/last-movements/none' },
  '/movements/investment': { by: 'ana' },
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
  '/reports': { by: 'ana' },
  '/reports/:period': { by: 'ana', at: '/reports/2026-10-31' },
  '/liberty-home': { by: 'ana' },
  '/liberty/goals': { by: 'ana' },
  '/liberty/objectives': { by: 'ana' },
  '/liberty/objectives/add': { by: 'ana' },
  '/liberty/objectives/edit': { by: 'ana', at: '/liberty/objectives/edit?index=0' },
  '/profile-talktoplanner': { by: 'ana' },
  '/talk-to-{product}': { by: 'ana', at: '/talk-to-aroeira' },
  '/evaluate-app': { by: 'ana' },
};
