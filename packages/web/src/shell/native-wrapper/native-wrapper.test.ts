import { newDevice, session } from '@aroeira/domain/access/testing';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeDownloads, makeKeepFile } from './downloads.adapter.ts';
import { findWrapper } from './native-wrapper.adapter.ts';
import { makeExternalLinks, takeExternalClicks } from './native-wrapper.links.ts';

const API = 'https://portal.example/api';
const PDF = { contentType: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) };

/** A native app that remembers its messages, or a plain browser. */
const around = (isNative: boolean) => {
  const handed: unknown[] = [];
  const bridge = { postMessage: (message: string) => void handed.push(JSON.parse(message)) };
  return { handed, wrapper: findWrapper(isNative ? { ReactNativeWebView: bridge } : {}) };
};

const downloadsOf = (isNative: boolean, isSignedIn = true) => {
  const memory = newDevice();
  if (isSignedIn) memory.session.write(session())();
  const [fetched, kept]: [string[], string[]] = [[], []];
  const { handed, wrapper } = around(isNative);
  const downloads = makeDownloads({
    wrapper,
    memory,
    apiBase: API,
    fetchFile: (path) => (fetched.push(path), TE.right(PDF)),
    keepFile: (_, fileName) => void kept.push(fileName),
  });
  return { save: (path: string) => downloads.save(path, 'extrato.pdf')(), handed, fetched, kept };
};

describe('a download', () => {
  it('is given to the native app with url, file name, bearer token and login id [R035]', async () => {
    const { save, handed, fetched, kept } = downloadsOf(true);
    expect(await save('/documentUploads/download/12')).toEqual(E.right(undefined));
    expect(handed).toEqual([
      {
        type: 'download',
        payload: {
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

  it.each(['https://elsewhere.example/api/x', '../outside', 'x/../../y', '%2e%2e/y', 'javascript:alert(1)'])(
    'sends the token only to the API: %s',
    async (path) => {
      for (const isNative of [true, false]) {
        const { save, handed, fetched } = downloadsOf(isNative);
        expect(await save(path)).toEqual(E.left({ _tag: 'Unreadable', path: 'url' }));
        expect([handed, fetched]).toEqual([[], []]);
      }
    },
  );

  it('needs a session before the native app gets it', async () => {
    const { save, handed } = downloadsOf(true, false);
    expect(await save('x')).toEqual(E.left({ _tag: 'NoSession', reason: 'none' }));
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
    expect([made[0]?.type, made[0]?.size, revoked]).toEqual(['application/pdf', 3, []]);
    time.pass(60_000);
    expect(revoked).toEqual(['blob:1']);
    expect([link.download, link.href]).toEqual(['extrato.pdf', 'blob:1']);
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
  expect(findWrapper({})).toEqual({ _tag: 'None' });
  expect(findWrapper({ ReactNativeWebView: null })).toEqual({ _tag: 'None' });
  expect(findWrapper({ ReactNativeWebView: {} })).toEqual({ _tag: 'None' });
});
