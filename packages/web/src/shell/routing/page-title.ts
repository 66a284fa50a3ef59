import { createContext, use, useEffect } from 'react';
import { useDeployment } from '../../composition/deployment.ts';

/** The name of the browser's tab, and of the entry of its history: `Extrato de outubro de 2026 · Aroeira`. */
export const titleOf = (title: string, product: string): string => `${title} · ${product}`;

export const setTitle = (title: string, product: string): void => {
  document.title = titleOf(title, product);
};

/** Names the tab after what the page shows, instead of the title of its route. */
export const usePageTitle = (title: string): void => {
  const { productName } = useDeployment().brand;
  useEffect(() => setTitle(title, productName), [title, productName]);
};

/** The title of the current route, for what stands in the place of its page. */
export const RouteTitle = createContext('');
export const useRouteTitle = (): string => use(RouteTitle);
