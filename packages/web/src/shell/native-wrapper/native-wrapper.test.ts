import { session } from '@aroeira/domain/access/testing';
import type { CallFailure, FileContent } from '@aroeira/domain/kernel';
import { manualScheduler, unreachable } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeDownloads, makeKeepFile, type DownloadPorts } from './downloads.adapter.ts';
import type { NotDownloaded } from './downloads.ts';
import { findWrapper } from './native-wrapper.adapter.ts';
import { makeExternalLinks, takeExternalClicks } from './native-wrapper.links.ts';

const API = 'https://portal.example/api';
const PDF = { contentType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-') };

/** A native app that remembers its messages and answers, or a plain browser. */
const around = (isNative: boolean) => {
  const handed: unknown[] = [];
  const bridge = { postMessage: (message: string) => void handed.push(JSON.parse(message)) };
  const window = Object.assign(new EventTarget(), { document: new EventTarget() });
  return {
    handed,
    window,
    wrapper: findWrapper(isNative ? Object.assign(window, { ReactNativeWebView: bridge }) : window),
  };
};

interface Given {
  readonly renewed?: DownloadPorts['session'];
  readonly file?: TE.TaskEither<CallFailure, FileContent>;
}

const downloadsOf = (isNative: boolean, { renewed = TE.right(session()), file = TE.right(PDF) }: Given = {}) => {
  const [fetched, kept]: [string[], string[]] = [[], []];
  const { handed, wrapper, window } = around(isNative);
  const scheduler = manualScheduler();
  let ids = 0;
  const { save, keep } = makeDownloads({
    wrapper,
    session: renewed,
    apiBase: API,
    fetchFile: (path) => (fetched.push(path), file),
    keepFile: (_, fileName) => void kept.push(fileName),
    scheduler,
    chance: () => (ids += 1) / 10,
  });
  /** What came of a download. `undefined` while it is on its way. */
  const started = async (download: ReturnType<typeof save>) => {
    let outcome: E.Either<NotDownloaded, void> | undefined;
    void download().then((ended) => (outcome = ended));
    await new Promise(setImmediate);
    return async () => {
      await new Promise(setImmediate);
      return outcome;
    };
  };
  return {
    save: (path: string) => save(path, 'extrato.pdf')(),
    start: (path = 'documentUploads/download/12') => started(save(path, 'extrato.pdf')),
    startKeeping: () => started(keep(PDF, 'reports/1', 'extrato.pdf')),
    handed,
    fetched,
    kept,
    window,
    scheduler,
  };
};

/** The app's answer about a download. The web view makes the event inside the page. */
const said = (status: string, id = '0.1', init: MessageEventInit = {}) =>
  new MessageEvent('message', { data: JSON.stringify({ type: 'download', payload: { id, status } }), ...init });

describe('a download', () => {
  it('is given to the native app with url, file name, bearer token and login id [R035]', async () => {
    const { start, handed, fetched, kept } = downloadsOf(true);
    expect(await (await start('/documentUploads/download/12'))()).toBeUndefined();
    expect(handed).toEqual([
      {
        type: 'download',
        payload: {
          id: '0.1',
          url: `${API}/documentUploads/download/12`,
          fileName: 'extrato.pdf',
          token: 'access-1',
          loginId: 'login-7',
        },
      },
    ]);
    expect([fetched, kept]).toEqual([[], []]);
  });

  it('is fetched and kept by a plain browser, and goes to no native app [R037]', async () => {
    const { save, handed, fetched, kept } = downloadsOf(false);
    expect(await save('documentUploads/download/12')).toEqual(E.right(undefined));
    expect([fetched, kept, handed]).toEqual([['documentUploads/download/12'], ['extrato.pdf'], []]);
  });

  it('of a file that the page has makes no second call in a plain browser', async () => {
    const { startKeeping, fetched, kept } = downloadsOf(false);
    expect(await (await startKeeping())()).toEqual(E.right(undefined));
    expect([fetched, kept]).toEqual([[], ['extrato.pdf']]);
  });

  it('of a file that the page has is given to the native app by its address', async () => {
    const { startKeeping, handed, kept } = downloadsOf(true);
    expect(await (await startKeeping())()).toBeUndefined();
    expect([handed, kept]).toMatchObject([[{ type: 'download', payload: { url: `${API}/reports/1` } }], []]);
  });

  it.each([
    ['NotFound', { _tag: 'Refused', status: 404, code: undefined, detail: '' }],
    ['NotDownloadable', { _tag: 'Unreadable', path: 'body' }],
    ['DownloadFailed', unreachable],
    ['NoSession', { _tag: 'NoSession', reason: 'expired' }],
  ] as const)('of a plain browser says why it failed: %s', async (_tag, failure) => {
    const { save, kept } = downloadsOf(false, { file: TE.left(failure) });
    expect(await save('x')).toMatchObject(E.left({ _tag }));
    expect(kept).toEqual([]);
  });

  it('of a plain browser keeps no page of a proxy as a file', async () => {
    const { save, kept } = downloadsOf(false, { file: TE.right({ ...PDF, contentType: 'text/html' }) });
    expect([await save('x'), kept]).toEqual([E.left({ _tag: 'NotDownloadable' }), []]);
  });

  it.each(['https://elsewhere.example/api/x', '../outside', 'x/../../y', '%2e%2e/y', 'javascript:alert(1)'])(
    'sends the token only to the API: %s',
    async (path) => {
      for (const isNative of [true, false]) {
        const { save, handed, fetched } = downloadsOf(isNative);
        expect(await save(path)).toEqual(E.left({ _tag: 'DownloadFailed' }));
        expect([handed, fetched]).toEqual([[], []]);
      }
    },
  );

  it.each([
    ['NoSession', { _tag: 'NoSession', reason: 'expired' }],
    ['DownloadFailed', { _tag: 'RefreshFailed' }],
  ] as const)('needs a session that is not old before the native app gets it: %s', async (_tag, failure) => {
    const { save, handed } = downloadsOf(true, { renewed: TE.left(failure) });
    expect(await save('x')).toMatchObject(E.left({ _tag }));
    expect(handed).toEqual([]);
  });

  it('goes to the browser’s downloads under its name', () => {
    const made: Blob[] = [];
    const revoked: string[] = [];
    const urls = {
      createObjectURL: (blob: Blob) => (made.push(blob), 'blob:1'),
      revokeObjectURL: (url: string) => void revoked.push(url),
    };
    const link = document.createElement('a');
    const time = manualScheduler();
    makeKeepFile({ makeLink: () => link, urls, scheduler: time })(PDF, 'extrato.pdf');
    expect([made[0]?.type, made[0]?.size, revoked]).toEqual(['application/pdf', 5, []]);
    time.pass(60_000);
    expect(revoked).toEqual(['blob:1']);
    expect([link.download, link.href]).toEqual(['extrato.pdf', 'blob:1']);
  });
});

describe('the answer of the native app', () => {
  it.each([
    ['saved', E.right(undefined)],
    ['noViewer', E.left({ _tag: 'NoViewer' })],
    ['failed', E.left({ _tag: 'NotSaved' })],
  ] as const)('ends the download: %s', async (status, expected) => {
    for (const place of ['window', 'document'] as const) {
      const { start, window } = downloadsOf(true);
      const outcome = await start();
      (place === 'window' ? window : window.document).dispatchEvent(said(status));
      expect([place, await outcome()]).toEqual([place, expected]);
    }
  });

  it('counts for the download that it names, and for no other one', async () => {
    const { start, window } = downloadsOf(true);
    const [first, second] = [await start('a'), await start('b')];
    window.dispatchEvent(said('failed', '0.2'));
    expect([await first(), await second()]).toEqual([undefined, E.left({ _tag: 'NotSaved' })]);
    window.dispatchEvent(said('saved', '0.1'));
    expect(await first()).toEqual(E.right(undefined));
  });

  it('may not come: after 30 seconds the download is handed over, and no failure is invented', async () => {
    const { start, window, scheduler } = downloadsOf(true);
    const outcome = await start();
    scheduler.pass(29_999);
    expect(await outcome()).toBeUndefined();
    scheduler.pass(1);
    window.dispatchEvent(said('failed'));
    expect(await outcome()).toEqual(E.right(undefined));
  });

  it.each([
    ['a frame', { source: window }],
    ['a frame of the portal', { source: window, origin: 'https://portal.example' }],
    ['a foreign origin', { origin: 'https://elsewhere.example' }],
    ['a frame without an origin', { origin: 'null' }],
  ] as const)('is not taken from %s', async (_, sender) => {
    const { start, window: page } = downloadsOf(true);
    const outcome = await start();
    page.dispatchEvent(said('failed', '0.1', sender));
    expect(await outcome()).toBeUndefined();
  });

  it.each([
    ['no text', { type: 'download', payload: { id: '0.1', status: 'failed' } }],
    ['no JSON', 'failed'],
    ['no object', 'null'],
    ['another type', '{"type":"openLink","payload":{"id":"0.1","status":"failed"}}'],
    ['no payload', '{"type":"download"}'],
    ['no id', '{"type":"download","payload":{"status":"failed"}}'],
    ['another status', '{"type":"download","payload":{"id":"0.1","status":"lost"}}'],
  ])('is not any other message: %s', async (_, data) => {
    const { start, window: page } = downloadsOf(true);
    const outcome = await start();
    page.dispatchEvent(new MessageEvent('message', { data }));
    expect(await outcome()).toBeUndefined();
  });
});

describe('an external link', () => {
  const linksOf = (isNative: boolean) => {
    const opened: (readonly unknown[])[] = [];
    const { handed, wrapper } = around(isNative);
    const window = {
      open: (...args: readonly unknown[]) => (opened.push(args), null),
      location: { href: 'https://portal.example/profile', origin: 'https://portal.example' },
    };
    return { links: makeExternalLinks(wrapper, window), wrapper, window, opened, handed };
  };

  it('opens through the native app [R036]', () => {
    const { links, opened, handed } = linksOf(true);
    expect(links.open('https://wa.me/5511')).toBe(true);
    expect([handed, opened]).toEqual([[{ type: 'openLink', payload: { url: 'https://wa.me/5511' } }], []]);
  });

  it('opens in a new tab of a plain browser, which has no handle to the portal [R037]', () => {
    const { links, opened, handed } = linksOf(false);
    expect(links.open('https://wa.me/5511')).toBe(true);
    expect([opened, handed]).toEqual([[['https://wa.me/5511', '_blank', 'noopener,noreferrer']], []]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://'])(
    'never opens %s',
    (address) => {
      const { links, opened, handed } = linksOf(true);
      expect([links.open(address), opened, handed]).toEqual([false, [], []]);
    },
  );

  describe('that is clicked', () => {
    const click = (isNative: boolean, html: string) => {
      const { wrapper, window, handed } = linksOf(isNative);
      const page = document.createElement('div');
      takeExternalClicks(wrapper, { ...window, document: page });
      page.innerHTML = html;
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      page.querySelector('b')!.dispatchEvent(event);
      return { isTaken: event.defaultPrevented, handed };
    };

    it('does not open in the web view, which would leave the portal [R036]', () => {
      const { isTaken, handed } = click(true, '<a href="https://wa.me/1"><b>WhatsApp</b></a>');
      expect([isTaken, handed]).toEqual([true, [{ type: 'openLink', payload: { url: 'https://wa.me/1' } }]]);
    });

    it('is not changed when it leads to the portal, or in a plain browser [R037]', () => {
      expect(click(true, '<a href="https://portal.example/login"><b>x</b></a>').handed).toEqual([]);
      expect(click(false, '<a href="https://wa.me/1"><b>x</b></a>')).toEqual({ isTaken: false, handed: [] });
    });
  });
});

it('is not there without a way to send it messages', () => {
  for (const ReactNativeWebView of [undefined, null, {}]) {
    const window = Object.assign(new EventTarget(), { document: new EventTarget(), ReactNativeWebView });
    expect(findWrapper(window)).toEqual({ _tag: 'None' });
  }
});
