/** What a page asks of its window while it is drawn and nobody is there. */
export const bareWindow = (path: string) => ({
  location: { pathname: path, search: '', hash: '', replace: () => undefined },
  history: { state: null, replaceState: () => undefined },
  navigator: { userAgent: '', language: 'pt-BR', onLine: true },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});
