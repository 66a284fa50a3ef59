import { useEffect } from 'react';
import { useDeployment } from '../../composition/deployment.ts';

/** Names the browser's tab, and the entry of its history: `Extrato de outubro de 2026 · Aroeira`. */
export const setTitle = (title: string, product: string): void => {
  document.title = `${title} · ${product}`;
};

/** Names the tab after what the page shows, instead of the title of its route. */
export const usePageTitle = (title: string): void => {
  const { productName } = useDeployment().brand;
  useEffect(() => setTitle(title, productName), [title, productName]);
};
