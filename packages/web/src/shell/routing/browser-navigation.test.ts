import { describe, expect, it } from 'vitest';
import { BrowserNavigation } from './browser-navigation.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';

const open = (path: '/' | '/welcome' = '/welcome') => {
  const browser = fakeBrowser(path);
  return { browser, navigation: new BrowserNavigation(browser) };
};

describe('navigation', () => {
  it('pushes an entry [R008]', () => {
    const { browser, navigation } = open();
    navigation.push('/login');
    expect(navigation.path()).toBe('/login');
    expect(browser.urls()).toEqual(['/welcome', '/login']);
    expect(navigation.visited()).toEqual(['/welcome', '/login']);
  });

  it('pops to the previous entry [R009]', async () => {
    const { browser, navigation } = open();
    navigation.push('/login');
    navigation.pop('/');
    await browser.go(0);
    expect(navigation.path()).toBe('/welcome');
    expect(navigation.visited()).toEqual(['/welcome']);
  });

  it('pops to the given path when the client visited no path before, and stays in the app', () => {
    const { browser, navigation } = open();
    navigation.pop('/');
    expect(browser.urls()).toEqual(['/']);
  });

  it('replaces the current entry without adding one [R011]', () => {
    const { browser, navigation } = open();
    navigation.push('/maintenance');
    navigation.replace('/login');
    expect(browser.urls()).toEqual(['/welcome', '/login']);
    expect(navigation.visited()).toEqual(['/welcome', '/login']);
  });

  it('resets to a history that holds only /dashboard [R010]', () => {
    const { navigation } = open();
    navigation.push('/login');
    navigation.resetToDashboard();
    expect(navigation.path()).toBe('/dashboard');
    expect(navigation.visited()).toEqual(['/dashboard']);
  });

  it('passes a state to the next screen, and finds it again after a step back', async () => {
    const { browser, navigation } = open();
    navigation.replace('/login', { origin: '/profile' });
    navigation.push('/welcome');
    expect(navigation.state()).toBeUndefined();
    await browser.go(-1);
    expect(navigation.state()).toEqual({ origin: '/profile' });
  });

  it('tells each listener once about each step', async () => {
    const { browser, navigation } = open();
    const seen: string[] = [];
    const stop = navigation.subscribe(() => seen.push(navigation.path()));
    navigation.push('/login');
    await browser.go(-1);
    stop();
    navigation.push('/maintenance');
    expect(seen).toEqual(['/login', '/welcome']);
  });
});

describe('the trail', () => {
  it('goes back and forward with the browser', async () => {
    const { browser, navigation } = open();
    navigation.push('/login');
    navigation.push('/maintenance');
    await browser.go(-2);
    expect(navigation.visited()).toEqual(['/welcome']);
    await browser.go(2);
    expect(navigation.visited()).toEqual(['/welcome', '/login', '/maintenance']);
  });

  it('stays after a reload', () => {
    const { browser, navigation } = open();
    navigation.push('/login');
    expect(new BrowserNavigation(browser).visited()).toEqual(['/welcome', '/login']);
  });

  it("starts over on another page's entry", () => {
    const browser = fakeBrowser('/login', { somebody: 'else' });
    expect(new BrowserNavigation(browser).visited()).toEqual(['/login']);
  });
});

describe('a guard', () => {
  const guarded = (answer: boolean) => {
    const { browser, navigation } = open();
    const asked: string[] = [];
    navigation.push('/login');
    const ask = async (by: string) => {
      asked.push(by);
      return answer;
    };
    return { browser, navigation, asked, remove: navigation.guard({ losesWork: true, ask }) };
  };

  it('keeps the screen when the answer to back is no', async () => {
    const { browser, navigation, asked } = guarded(false);
    await browser.go(-1);
    expect([navigation.path(), asked]).toEqual(['/login', ['back']]);
  });

  it('continues when the answer is yes, and asks once', async () => {
    const { browser, navigation, asked } = guarded(true);
    await browser.go(-1);
    await browser.go(0);
    expect([navigation.path(), asked]).toEqual(['/welcome', ['back']]);
  });

  it('asks before the client follows a link too', async () => {
    const { browser, navigation, asked } = guarded(false);
    navigation.push('/maintenance');
    await browser.go(0);
    expect([navigation.path(), asked]).toEqual(['/login', ['link']]);
  });

  it('that has nothing to ask lets two fast steps back end two steps back', async () => {
    const { browser, navigation } = open();
    navigation.push('/login');
    navigation.push('/maintenance');
    navigation.guard({ losesWork: false, ask: () => true });
    await Promise.all([browser.go(-1), browser.go(-1)]);
    await browser.go(0);
    expect([navigation.path(), navigation.visited()]).toEqual(['/welcome', ['/welcome']]);
  });

  it('asks once when the client goes back two steps at once', async () => {
    const { browser, navigation, asked } = guarded(false);
    await Promise.all([browser.go(-1), browser.go(-1)]);
    await browser.go(0);
    expect([navigation.path(), asked]).toEqual(['/login', ['back']]);
  });

  it('asks once after the client left an earlier guarded page by two fast steps back', async () => {
    const { browser, navigation } = open();
    navigation.push('/login');
    navigation.push('/maintenance');
    navigation.guard({ losesWork: true, ask: async () => true });
    // The second step comes after the yes, before the address of the guarded page is back.
    await Promise.all([browser.go(-1), browser.go(-1)]);
    navigation.push('/maintenance');
    const asked: string[] = [];
    navigation.guard({
      losesWork: true,
      ask: async (by) => {
        asked.push(by);
        return false;
      },
    });
    await browser.go(-1);
    await browser.go(0);
    expect([navigation.path(), asked]).toEqual(['/maintenance', ['back']]);
  });

  it('makes the browser ask before the page closes, but only when work would be lost', () => {
    const { browser, navigation, remove } = guarded(false);
    expect(browser.close()).toBe(true);
    remove();
    expect(browser.close()).toBe(false);
    navigation.guard({ losesWork: false, ask: async () => true });
    expect(browser.close()).toBe(false);
  });
});
