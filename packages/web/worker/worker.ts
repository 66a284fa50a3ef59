import { patternOf } from '../src/shell/routing/matching.ts';

/** What a deployment says of itself. */
interface Shell {
  /** The name of its cache. No other deployment has the same. */
  readonly name: string;
  /** The slug of the brand, which stands in a path. */
  readonly slug: string;
  /** The file of each page that the build drew, by its path. */
  readonly pages: Readonly<Record<string, string>>;
  /** The files of the other pages, by the paths of the table. */
  readonly frames: Readonly<Record<string, string>>;
  /** The file of a path that leads nowhere. */
  readonly notFound: string;
  /** What stands in these files and runs or styles them, by its hash in the policy. */
  readonly allowed: readonly string[];
  /** What is kept at once: enough to draw those pages, to sign in and to show the dashboard. */
  readonly first: readonly string[];
  /** What is kept when a page first asks for it. */
  readonly later: readonly string[];
}

/**
 * A browser that knows routes takes a drawn page from the cache, and does not wait for the worker to start. TypeScript does not
 * know them yet.
 *
 * @see https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes
 */
interface RoutedInstall extends ExtendableEvent {
  readonly addRoutes?: (routes: readonly object[]) => Promise<void>;
}

/** The drawing writes it before this script (drawn/worker-text.ts). */
declare const SHELL: Shell;
declare const self: ServiceWorkerGlobalScope;

const INDEX = '/index.html';
const later: ReadonlySet<string> = new Set(SHELL.later);

/** Another server answers here, or another page of this one. No answer of theirs is ever kept. */
const isElsewhere = (path: string): boolean => /^\/(?:api|sandbox)(?:\/|$)/.test(path);

/** The hash in the name of an asset tells its content. A page has none, so the browser asks whether it is the newest. */
const requestFor = (file: string): Request =>
  new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache', credentials: 'omit' });

self.addEventListener('install', (event: RoutedInstall) => {
  event.waitUntil(keepFirst());
  void event.addRoutes?.(
    Object.keys(SHELL.pages).map((pathname) => ({
      condition: { requestMode: 'navigate', urlPattern: new URLPattern({ pathname, search: '', hash: '*' }) },
      source: { cacheName: SHELL.name },
    })),
  );
});

/** While a server is replaced, a new page may come with the policy of the page before, which would block what stands in it. */
const isBlocked = (page: Response | undefined): boolean => {
  const policy = page?.headers.get('content-security-policy') ?? undefined;
  return policy !== undefined && !SHELL.allowed.every((hash) => policy.includes(hash));
};

/** The browser tries again at a later visit what fails here. */
const keepFirst = async (): Promise<void> => {
  try {
    await keepFiles(await caches.open(SHELL.name));
  } catch (failure) {
    await caches.delete(SHELL.name);
    throw failure;
  }
};

const keepFiles = async (cache: Cache): Promise<void> => {
  await cache.addAll(SHELL.first.map(requestFor));
  for (const file of new Set([...Object.values(SHELL.pages), ...Object.values(SHELL.frames), SHELL.notFound]))
    if (isBlocked(await cache.match(file))) throw new Error(`${file} came with the policy of another page`);
  // The browser looks for the address, which the router cannot change.
  for (const [path, file] of Object.entries(SHELL.pages)) {
    const page = await cache.match(file);
    if (page !== undefined) await cache.put(path, page);
  }
};

// A tab that another build drew goes on asking for its files, so the cache of the build before this one stays.
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches.keys().then((names) => {
      const others = names.filter((name) => name !== SHELL.name);
      return Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    }),
  ),
);

// A new build waits until the page says that nothing typed can be lost (src/shell/version/app-update.ts).
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isElsewhere(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageAt(pathname, request));
  else if (pathname.startsWith('/assets/') || SHELL.first.includes(pathname))
    event.respondWith(fileAt(pathname, request));
});

/** A screen comes from the cache, with the headers that it was kept with. The server has other pages too: it is asked for those. */
const pageAt = async (path: string, request: Request): Promise<Response> => {
  const pattern = patternOf(path, SHELL.slug);
  const file = SHELL.pages[path] ?? (pattern && (SHELL.frames[pattern] ?? INDEX));
  if (file !== undefined) return (await keptOf(file)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (failure) {
    const page = await keptOf(SHELL.notFound);
    if (page === undefined) throw failure;
    return new Response(page.body, { status: 404, headers: page.headers });
  }
};

const keptOf = async (file: string): Promise<Response | undefined> => (await caches.open(SHELL.name)).match(file);

/** No query tells files apart. */
const fileAt = async (path: string, request: Request): Promise<Response> => {
  const kept = (await keptOf(path)) ?? (await caches.match(path));
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (later.has(path) && answer.status === 200) await (await caches.open(SHELL.name)).put(path, answer.clone());
  return answer;
};
