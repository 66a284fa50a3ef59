import { PATHS, type Access, type Pattern } from '../src/shell/routing/paths.ts';

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
  /** What of the device decides who the visitor is. Without it the page is the same for everybody. */
  readonly knownBy?: 'savedAccounts' | 'session';
  /** For whom grey shapes stand in the place of the page, and what is around them. */
  readonly grey?: Readonly<Partial<Record<Visitor, Grey>>>;
}

/** A frame with grey shapes, for each page of some paths that has no file of its own. */
export interface Frame extends DrawnPage {
  readonly paths: readonly string[];
}

/** What stands around the grey shapes: the menus of a client, the head of a flow, or the sheet of a visitor. */
export type Grey = 'menus' | 'form' | 'questions' | 'sheet';

export const PAGES: readonly DrawnPage[] = [
  { path: '/', file: 'drawn/splash.html', module: 'shell/pages/splash.page.tsx' },
  { path: '/welcome', file: 'drawn/welcome.html', module: 'access/sign-in/welcome.page.tsx' },
  {
    path: '/login',
    file: 'drawn/login.html',
    module: 'access/returning/returning.page.tsx',
    visitors: ['nobody', 'returning'],
    knownBy: 'savedAccounts',
  },
  { path: '/forgotPassword', file: 'drawn/forgot-password.html', module: 'access/password/forgot-password.page.tsx' },
  {
    path: '/registration',
    file: 'drawn/registration.html',
    module: 'registration/welcome/welcome.page.tsx',
    knownBy: 'session',
  },
  {
    path: '/dashboard',
    file: 'drawn/dashboard.html',
    module: 'position/dashboard.page.tsx',
    visitors: ['client'],
    knownBy: 'session',
  },
];

/** What stands around every page of a signed-in client. */
const FRAME_MODULE = 'shell/frame/signed-in-frame.tsx';

// The type of Object.entries has only strings.
const ENTRIES = Object.entries(PATHS) as readonly (readonly [Pattern, Access])[];

const others = (isIt: (path: Pattern, access: Access) => boolean): readonly string[] =>
  ENTRIES.flatMap(([path, access]) => (isIt(path, access) && !PAGES.some((page) => page.path === path) ? path : []));

const FLOWS = ['/registration/suitability/', '/registration/signature/', '/registration/'] as const;

/** The flow of a path. */
const flowOf = (path: string): string | undefined => FLOWS.find((flow) => path.startsWith(flow));

/** A page of the registration that nobody is sent away from. */
const OPEN = '/registration/form/start';

export const FRAMES: readonly Frame[] = [
  {
    // No menu leads to it.
    path: '/apply',
    file: 'drawn/frame.html',
    module: FRAME_MODULE,
    visitors: ['client'],
    knownBy: 'session',
    grey: { client: 'menus' },
    paths: others((_, access) => access === 'session'),
  },
  {
    path: OPEN,
    file: 'drawn/form.html',
    module: 'registration/flow/form-frame.tsx',
    grey: { nobody: 'form' },
    paths: others((path) => flowOf(path) === '/registration/'),
  },
  {
    path: OPEN,
    file: 'drawn/questions.html',
    module: 'suitability/questionnaire-frame.tsx',
    grey: { nobody: 'questions' },
    paths: others((path) => flowOf(path) === '/registration/suitability/'),
  },
  {
    path: '/maintenance',
    file: 'drawn/sheet.html',
    grey: { nobody: 'sheet' },
    paths: others((path, access) => access === 'public' && flowOf(path) === undefined),
  },
];

/** Draws every path that leads nowhere. A client sees the frame. */
export const NOT_FOUND: DrawnPage = {
  path: '/nowhere',
  file: 'drawn/not-found.html',
  module: FRAME_MODULE,
  visitors: ['nobody', 'client'],
  knownBy: 'session',
  grey: { client: 'menus' },
};

/** Every page that has a file. */
export const ALL: readonly DrawnPage[] = [...PAGES, ...FRAMES, NOT_FOUND];
