/** What a device remembers while a page is drawn. */
const storage = () => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
};

/** What a page asks of its window while it is drawn and nobody is there. */
export const bareWindow = (path: string) => ({
  localStorage: storage(),
  location: { pathname: path, search: '', hash: '', replace: () => undefined },
  history: { state: null, replaceState: () => undefined },
  navigator: { userAgent: '', language: 'pt-BR', onLine: true },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});
