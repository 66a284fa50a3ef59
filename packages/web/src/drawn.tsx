import { enableStaticRendering } from 'mobx-react-lite';
import { prerender } from 'react-dom/static';
import { compose, frameBindings } from './app/container.ts';
import { FIRST_ROUTES } from './app/first-routes.ts';
import { configurationOf } from './composition/configuration.ts';
import { App } from './shell/frame/app.tsx';
import { Page as NotFound } from './shell/pages/not-found.page.tsx';
import { makeLazyPages } from './shell/routing/lazy-pages.ts';

enableStaticRendering(true);

/**
 * Draws the page of a path as a visitor sees it whom this device does not know. The build calls it, in a window that has
 * only an address.
 */
export const drawn = async (): Promise<string> => {
  const { resolve, install } = compose(configurationOf(import.meta.env));
  const pages = makeLazyPages({
    first: FIRST_ROUTES,
    later: async () => (await import('./app/later-routes.ts')).LATER_ROUTES,
    NotFound,
    frame: frameBindings,
    install,
  });
  const { prelude } = await prerender(<App resolve={resolve} pages={pages} />);
  return new Response(prelude).text();
};
