import { STEP_ACCESS } from './step-paths.ts';

/**
 * Every path of the product and who may open it. A path outside this table is not found.
 *
 * - `public`: anybody.
 * - `session`: a signed-in client. Anybody else goes to /login.
 * - `registration`: the same, but an anonymous visitor goes to /welcome.
 *
 * `{product}` stands for the brand's slug (decision Q107). `/registration/advice` is no route (decision Q026).
 * @see spec A §2, B §2; decisions Q023, Q070
 */
export const PATHS = {
  '/': 'public',
  '/welcome': 'public',
  '/login': 'public',
  '/login/add': 'public',
  '/forgotPassword': 'public',
  '/resetPassword': 'public',
  '/unblockDevice': 'public',
  '/logout': 'public',
  '/acessoIndevido/:loginId': 'public',
  '/maintenance': 'public',
  ...STEP_ACCESS,
  '/dashboard': 'session',
  '/reports': 'session',
  '/reports/:period': 'session',
  '/welfare': 'session',
  '/movements': 'session',
  '/movements/last-movements': 'session',
  '/movements/redemption': 'session',
  '/movements/redemption/operation': 'session',
  '/movements/investment': 'session',
  '/movements/investment/terms': 'session',
  '/movements/investment/apply': 'session',
  '/movements/investment/sign': 'session',
  '/movements/investment/confirmation': 'session',
  '/apply': 'session',
  '/sign': 'session',
  '/confirmation': 'session',
  '/liberty-home': 'session',
  '/liberty/goals': 'session',
  '/liberty/objectives': 'session',
  '/liberty/objectives/add': 'session',
  '/liberty/objectives/edit': 'session',
  '/profile': 'session',
  '/profile/suitability': 'session',
  '/profile-personal-data': 'session',
  '/profile-conformity-term': 'session',
  '/profile-conformity-term/read': 'session',
  '/profile-documents': 'session',
  '/profile-documents/read': 'session',
  '/profile-forms': 'session',
  '/profile-forms/read': 'session',
  '/profile-my-data': 'session',
  '/change-password': 'session',
  '/profile-bank-accounts': 'session',
  '/profile-bank-accounts/add': 'session',
  '/edit-documents': 'session',
  '/edit-documents/read': 'session',
  '/edit-documents/change-identification': 'session',
  '/edit-documents/change-address': 'session',
  '/profile-talktoplanner': 'session',
  '/talk-to-{product}': 'session',
  '/evaluate-app': 'session',
} as const;

/** Who may open a path. */
export type Access = (typeof PATHS)[Pattern];

/** A path as it is in the table, with its parameters. */
export type Pattern = keyof typeof PATHS;

/** A pattern with its parameters filled in: `/reports/:period` becomes `/reports/2026-10`. */
type Filled<P extends string> = P extends `${infer Start}:${string}`
  ? `${Start}${string}`
  : P extends `${infer Start}{product}`
    ? `${Start}${string}`
    : P;

/** A path that the app may go to. A path outside the table does not compile. */
export type Path = Filled<Pattern>;
