import { beforeEach, describe, expect, it } from 'vitest';
import { makeRecaptcha, type Grecaptcha, type RecaptchaPage } from './recaptcha.adapter.ts';

type Options = Parameters<Grecaptcha['render']>[1];

/** A window that never loads its scripts, and a fake of Google's object. */
const fakePage = ({ isSystemDark = false } = {}) => {
  const scripts: HTMLScriptElement[] = [];
  const page: { -readonly [K in keyof RecaptchaPage]: RecaptchaPage[K] } = {
    document: document.implementation.createHTMLDocument(),
    matchMedia: () => ({ matches: isSystemDark }),
  };
  page.document.head.append = (script) => {
    if (script instanceof HTMLScriptElement) scripts.push(script);
  };
  const rendered: Options[] = [];
  const reset: number[] = [];
  const google: Grecaptcha = {
    ready: (run) => run(),
    render: (place, options) => {
      place.textContent = 'Não sou um robô';
      return rendered.push(options);
    },
    reset: (widget) => void reset.push(widget),
  };
  /** Ends the load of the script. It defines the object that the test gives. */
  const comes = (brought: Grecaptcha | undefined = google) => {
    if (brought) page.grecaptcha = brought;
    scripts.at(-1)?.dispatchEvent(new Event('load'));
  };
  return { page, rendered, reset, google, scripts, comes };
};

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
});

describe('reCAPTCHA', () => {
  it("loads Google's script in pt-BR, when a form first shows the check [R176]", async () => {
    const { page, scripts, comes, rendered } = fakePage();
    const captcha = makeRecaptcha('key', page);
    expect(scripts).toEqual([]);
    const shown = captcha.show(place, () => undefined);
    const address = new URL(scripts[0]?.src ?? '');
    expect(address.origin + address.pathname).toBe('https://www.google.com/recaptcha/api.js');
    expect(Object.fromEntries(address.searchParams)).toEqual({ render: 'explicit', hl: 'pt-BR' });
    comes();
    await shown;
    expect([place.textContent, rendered[0]?.sitekey]).toEqual(['Não sou um robô', 'key']);
  });

  it('gives the token, and an empty one after it expires or fails', async () => {
    const { page, comes, rendered } = fakePage();
    const tokens: string[] = [];
    const shown = makeRecaptcha('key', page).show(place, (token) => tokens.push(token));
    comes();
    await shown;
    rendered[0]?.callback('proof');
    rendered[0]?.['expired-callback']();
    rendered[0]?.callback('another');
    rendered[0]?.['error-callback']();
    expect(tokens).toEqual(['proof', '', 'another', '']);
  });

  it('removes the check whole, and shows it again without a second load', async () => {
    const { page, comes, rendered, reset, scripts } = fakePage();
    const captcha = makeRecaptcha('key', page);
    const shown = captcha.show(place, () => undefined);
    comes();
    (await shown)();
    expect([place.childElementCount, reset]).toEqual([0, [1]]);
    await captcha.show(place, () => undefined);
    expect([rendered.length, scripts.length]).toEqual([2, 1]);
  });

  it('fails when the script does not load, and can try again', async () => {
    const { page, comes, scripts } = fakePage();
    const captcha = makeRecaptcha('key', page);
    const first = captcha.show(place, () => undefined);
    scripts.at(-1)?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toBeDefined();
    const second = captcha.show(place, () => undefined);
    scripts.at(-1)?.dispatchEvent(new Event('load'));
    await expect(second).rejects.toThrow('no grecaptcha');
    const third = captcha.show(place, () => undefined);
    comes();
    await expect(third).resolves.toBeDefined();
  });

  it('has the theme of the client, or the theme of the system, and fits the page', async () => {
    const dark = fakePage({ isSystemDark: true });
    dark.page.grecaptcha = dark.google;
    await makeRecaptcha('key', dark.page).show(place, () => undefined);
    dark.page.document.documentElement.dataset['theme'] = 'light';
    Object.defineProperty(place, 'clientWidth', { value: 304 });
    await makeRecaptcha('key', dark.page).show(place, () => undefined);
    expect(dark.rendered.map(({ theme, size }) => [theme, size])).toEqual([
      ['dark', 'compact'],
      ['light', 'normal'],
    ]);
  });
});
