import { PATHS } from '../src/shell/routing/paths.ts';

/** For whom a page is drawn: a device that knows no client, one that knows a client, and one with a session. */
type Visitor = 'nobody' | 'returning' | 'client';

export const STRANGER: readonly Visitor[] = ['nobody'];

/** A page that is drawn without an answer of the server. */
export interface DrawnPage {
  readonly path: string;
  readonly file: string;
  /** The module of a page that is not in the first chunk. The styles of its chunk go into its file. */
  readonly module?: string;
  /** A stranger by default. Drawn for two, the file has both, and shows the right one (early.js). */
  readonly visitors?: readonly Visitor[];
}

export const PAGES: readonly DrawnPage[] = [
  { path: '/', file: 'drawn/splash.html', module: 'shell/pages/splash.page.tsx' },
  { path: '/welcome', file: 'drawn/welcome.html', module: 'access/sign-in/welcome.page.tsx' },
  {
    path: '/login',
    file: 'drawn/login.html',
    module: 'access/returning/returning.page.tsx',
    visitors: ['nobody', 'returning'],
  },
  { path: '/forgotPassword', file: 'drawn/forgot-password.html', module: 'access/password/forgot-password.page.tsx' },
  { path: '/registration', file: 'drawn/registration.html', module: 'registration/welcome/welcome.page.tsx' },
  { path: '/dashboard', file: 'drawn/dashboard.html', module: 'position/dashboard.page.tsx', visitors: ['client'] },
];

/** What stands around every page of a signed-in client. */
export const FRAME_MODULE = 'shell/frame/signed-in-frame.tsx';

/** Draws the frame of a signed-in client, with grey shapes, for each of their pages that has no file of its own. No menu leads to its path. */
export const FRAME: DrawnPage = {
  path: '/apply',
  file: 'drawn/frame.html',
  module: FRAME_MODULE,
  visitors: ['client'],
};

/** Draws every path that leads nowhere. A client sees the frame. */
export const NOT_FOUND: DrawnPage = {
  path: '/nowhere',
  file: 'drawn/not-found.html',
  module: FRAME_MODULE,
  visitors: ['nobody', 'client'],
};

/** The paths of a signed-in client. */
export const CLIENT_PATHS = Object.entries(PATHS).flatMap(([path, access]) => (access === 'session' ? path : []));
