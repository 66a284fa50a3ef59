import { withSignedIn, type SignedInSession } from '@aroeira/domain/access';
import type { Document } from '@aroeira/domain/kernel';
import { enableStaticRendering } from 'mobx-react-lite';
import { prerender } from 'react-dom/static';
import { makeAllPages } from './app/all-pages.ts';
import { callBindings, compose, frameBindings, type Composition } from './app/container.ts';
import type { Configuration } from './composition/configuration.ts';
import { SHARED } from './composition/shared.tokens.ts';
import { App } from './shell/frame/app.tsx';
import { signedInPage } from './shell/frame/signed-in-page.tsx';
import { NOT_FOUND } from './shell/pages/not-found.page.tsx';
import { patternOf } from './shell/routing/matching.ts';
import type { LazyPages } from './shell/routing/lazy-pages.ts';
import { titleOf } from './shell/routing/page-title.ts';
import { Skeleton } from './ui/feedback/skeleton.tsx';
import { Waiting } from './ui/waiting.tsx';

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

/** What a client sees of a page that is not known yet. */
const AnyPage = signedInPage(() => (
  <div className="page" aria-busy="true">
    <div className="page-head any-title">
      <Skeleton />
    </div>
    <Waiting />
  </div>
));

/** Draws the frame of a signed-in client at each path. */
const framedPages = async (pages: LazyPages, { install }: Composition): Promise<LazyPages> => {
  for (const bindings of await Promise.all([callBindings(), frameBindings()])) install(bindings);
  return { ...pages, of: (path) => ({ path, title: undefined, waits: undefined, Page: AnyPage }), Lost: AnyPage };
};

/**
 * Draws the page of a path, with the title of its tab, in a window that has only an address and an empty memory.
 *
 * @param visitor a stranger, somebody whose account this device keeps, or somebody who is signed in
 * @param isFrame whether the page stays grey in its frame, as for any path of a client
 */
export const drawn = async (
  configuration: Configuration,
  visitor: 'nobody' | 'returning' | 'client',
  isFrame: boolean,
): Promise<{ readonly title: string; readonly body: string }> => {
  const composition = compose(configuration);
  const { resolve } = composition;
  const memory = resolve(SHARED.DeviceMemory);
  if (visitor === 'client') memory.session.write(SOMEBODY)();
  if (visitor === 'returning') memory.savedAccounts.write(withSignedIn([], SOMEBODY))();
  const all = makeAllPages(composition);
  const pages = isFrame ? await framedPages(all, composition) : all;
  const { prelude } = await prerender(<App resolve={resolve} later={composition.later} pages={pages} />);
  const body = await new Response(prelude).text();
  const { productName, slug } = configuration.brand;
  if (isFrame) return { title: productName, body };
  const pattern = patternOf(window.location.pathname, slug);
  // A page that is drawn is loaded, so its title is known.
  const title = pattern === undefined ? NOT_FOUND : (pages.of(pattern).title ?? NOT_FOUND);
  return { title: titleOf(title, productName), body };
};
