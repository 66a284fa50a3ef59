import { enableStaticRendering } from 'mobx-react-lite';
import { prerender } from 'react-dom/static';
import { makeAllPages } from './app/all-pages.ts';
import { compose } from './app/container.ts';
import { configurationOf } from './composition/configuration.ts';
import { App } from './shell/frame/app.tsx';
import { NOT_FOUND } from './shell/pages/not-found.page.tsx';
import { patternOf } from './shell/routing/matching.ts';
import { titleOf } from './shell/routing/page-title.ts';

enableStaticRendering(true);

/**
 * Draws the page of a path, with the title of its tab, as a visitor sees it whom this device does not know. The build calls
 * it, in a window that has only an address.
 */
export const drawn = async (): Promise<{ readonly title: string; readonly body: string }> => {
  const configuration = configurationOf(import.meta.env);
  const { resolve, install } = compose(configuration);
  const pages = makeAllPages(install);
  const { prelude } = await prerender(<App resolve={resolve} pages={pages} />);
  const body = await new Response(prelude).text();
  const { productName, slug } = configuration.brand;
  const pattern = patternOf(window.location.pathname, slug);
  // A page that is drawn is loaded, so its title is known.
  const title = pattern === undefined ? NOT_FOUND : (pages.of(pattern).title ?? NOT_FOUND);
  return { title: titleOf(title, productName), body };
};
