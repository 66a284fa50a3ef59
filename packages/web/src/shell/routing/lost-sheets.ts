const lost = new Set<string>();

/** Notes style sheets that do not come. Vite asks for each once, and takes one that failed for loaded. */
export const noteLostSheets = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      lost.add(target.href);
      target.remove();
    },
    true,
  );

/** Asks again for the sheets that did not come. It rejects when one is lost again, so that no page stands without its styles. */
export const loadLostSheets = (): Promise<unknown> =>
  Promise.all(
    [...lost].map(
      (href) =>
        new Promise((done, fail) => {
          lost.delete(href);
          const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
          sheet.addEventListener('load', done);
          sheet.addEventListener('error', fail);
          document.head.append(sheet);
        }),
    ),
  );
