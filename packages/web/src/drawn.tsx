import { withSignedIn, type SignedInSession } from '@aroeira/domain/access';
import type { Document } from '@aroeira/domain/kernel';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { makeAllPages } from './app/all-pages.ts';
import { callBindings, compose, frameBindings, type Composition } from './app/container.ts';
import type { Grey } from '../drawn/page-list.ts';
import type { Configuration } from './composition/configuration.ts';
import { SHARED } from './composition/shared.tokens.ts';
import { App } from './shell/frame/app.tsx';
import { FormFrame } from './registration/flow/form-frame.tsx';
import { PublicShell } from './shell/frame/public-shell.tsx';
import { signedInPage } from './shell/frame/signed-in-page.tsx';
import { NOT_FOUND } from './shell/pages/not-found.page.tsx';
import { patternOf } from './shell/routing/matching.ts';
import type { LazyPages } from './shell/routing/lazy-pages.ts';
import { titleOf } from './shell/routing/page-title.ts';
import { Skeleton } from './ui/feedback/skeleton.tsx';
import { QuestionnaireFrame } from './suitability/questionnaire-frame.tsx';
import { Waiting } from './ui/waiting.tsx';
import type { Shape } from './ui/waiting-shape.ts';

enableStaticRendering(true);

/** Some client. A space that does not break stands for the name and the address, which nobody knows yet. */
const SOMEBODY: SignedInSession = {
  clientId: 1,
  loginId: '',
  tokens: { access: '', refresh: '' },
  document: '63287253026' as Document, // no page shows it
  name: '\u00A0',
  email: '\u00A0',
  isMainAccount: true,
  isDeviceBlocked: false,
  status: 'confirmed',
  hasTwoStep: false,
  isCoHolder: false,
  usesNativeBiometry: false,
  isConsentDue: false,
};

/** The app does what was pressed. */
const goNowhere = (): void => undefined;

/** What is seen of a page that is not known yet. */
const GREY: Readonly<Record<Grey, ComponentType>> = {
  menus: signedInPage(() => (
    <div className="page" aria-busy="true">
      <Head />
      <Waiting />
    </div>
  )),
  form: () => (
    <FormFrame title="Cadastro" goBack={goNowhere} percent={undefined} aside={null}>
      <Shapes shape="form" />
    </FormFrame>
  ),
  questions: () => (
    <QuestionnaireFrame onBack={goNowhere}>
      <Shapes shape="text" />
    </QuestionnaireFrame>
  ),
  sheet: () => (
    <PublicShell>
      <Shapes shape="text" />
    </PublicShell>
  ),
};

const Shapes = ({ shape }: { readonly shape: Shape }) => (
  <div className="stack-24" aria-busy="true">
    <Head />
    <Waiting shape={shape} />
  </div>
);

const Head = () => (
  <div className="page-head any-title">
    <Skeleton />
  </div>
);

/** Draws the grey page at each path. */
const greyPages = async (grey: Grey, pages: LazyPages, { install }: Composition): Promise<LazyPages> => {
  const Page = GREY[grey];
  if (grey === 'menus') for (const bindings of await Promise.all([callBindings(), frameBindings()])) install(bindings);
  return { ...pages, of: (path) => ({ path, title: undefined, waits: undefined, Page }), Lost: Page };
};

/**
 * Draws the page of a path, with the title of its tab, in a window that has only an address and an empty memory.
 *
 * @param visitor a stranger, somebody whose account this device keeps, or somebody who is signed in
 * @param grey what stands around the page, if it stays grey
 */
export const drawn = async (
  configuration: Configuration,
  visitor: 'nobody' | 'returning' | 'client',
  grey: Grey | undefined,
): Promise<{ readonly title: string; readonly body: string }> => {
  const composition = compose(configuration);
  const { resolve } = composition;
  const memory = resolve(SHARED.DeviceMemory);
  if (visitor === 'client') memory.session.write(SOMEBODY)();
  if (visitor === 'returning') memory.savedAccounts.write(withSignedIn([], SOMEBODY))();
  const all = makeAllPages(composition);
  const pages = grey === undefined ? all : await greyPages(grey, all, composition);
  const { prelude } = await prerender(<App resolve={resolve} later={composition.later} pages={pages} />);
  const body = await new Response(prelude).text();
  const { productName, slug } = configuration.brand;
  if (grey !== undefined) return { title: productName, body };
  const pattern = patternOf(window.location.pathname, slug);
  // A page that is drawn is loaded, so its title is known.
  const title = pattern === undefined ? NOT_FOUND : (pages.of(pattern).title ?? NOT_FOUND);
  return { title: titleOf(title, productName), body };
};
