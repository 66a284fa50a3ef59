import { withSignedIn, type SignedInSession } from '@aroeira/domain/access';
import type { Document } from '@aroeira/domain/kernel';
import { enableStaticRendering } from 'mobx-react-lite';
import { prerender } from 'react-dom/static';
import { makeAllPages } from './app/all-pages.ts';
import { compose } from './app/container.ts';
import { configurationOf } from './composition/configuration.ts';
import { SHARED } from './composition/shared.tokens.ts';
import { App } from './shell/frame/app.tsx';
import { NOT_FOUND } from './shell/pages/not-found.page.tsx';
import { patternOf } from './shell/routing/matching.ts';
import { titleOf } from './shell/routing/page-title.ts';

enableStaticRendering(true);

/** Some client. A space that does not break stands for the name and the address, which the build does not know. */
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

/**
 * Draws the page of a path, with the title of its tab. The build calls it, in a window that has only an address and an
 * empty memory.
 *
 * @param visitor a stranger, somebody whose account this device keeps, or somebody who is signed in
 */
export const drawn = async (
  visitor: 'nobody' | 'returning' | 'client',
): Promise<{ readonly title: string; readonly body: string }> => {
  const configuration = configurationOf(import.meta.env);
  const composition = compose(configuration);
  const { resolve } = composition;
  const memory = resolve(SHARED.DeviceMemory);
  if (visitor === 'client') memory.session.write(SOMEBODY)();
  if (visitor === 'returning') memory.savedAccounts.write(withSignedIn([], SOMEBODY))();
  const pages = makeAllPages(composition);
  const { prelude } = await prerender(<App resolve={resolve} later={composition.later} pages={pages} />);
  const body = await new Response(prelude).text();
  const { productName, slug } = configuration.brand;
  const pattern = patternOf(window.location.pathname, slug);
  // A page that is drawn is loaded, so its title is known.
  const title = pattern === undefined ? NOT_FOUND : (pages.of(pattern).title ?? NOT_FOUND);
  return { title: titleOf(title, productName), body };
};
