import type { Captcha } from './captcha.ts';

/** The object that Google's script adds to the window. @see https://developers.google.com/recaptcha/docs/display */
export interface Grecaptcha {
  readonly ready: (run: () => void) => void;
  /** @returns the number of the widget */
  readonly render: (place: HTMLElement, options: RenderOptions) => number;
  readonly reset: (widget: number) => void;
}

interface RenderOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** The part of the window that the check needs. */
export interface RecaptchaPage {
  readonly document: Document;
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly grecaptcha?: Grecaptcha;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=pt-BR';

/** The width of the widget in pixels. In less space it is drawn in its compact form. */
const WIDTH = 304;

/**
 * Makes a reCAPTCHA v2 with a check box, in pt-BR. The browser loads Google's script when a form first shows the check.
 *
 * @param siteKey the key that Google gave to the deployment
 * @see spec A §5 Access forms; decisions Q141, 0130 for what the content security policy must allow
 */
export const makeRecaptcha = (siteKey: string, page: RecaptchaPage): Captcha => ({
  show: async (place, onToken) => {
    const grecaptcha = page.grecaptcha ?? (await load(page));
    await new Promise<void>((resolve) => grecaptcha.ready(resolve));
    // Google cannot remove a widget from its element. So the widget gets an element that we can remove.
    const own = place.ownerDocument.createElement('div');
    place.replaceChildren(own);
    const expire = () => onToken('');
    const widget = grecaptcha.render(own, {
      sitekey: siteKey,
      theme: isDark(page) ? 'dark' : 'light',
      size: place.clientWidth < WIDTH ? 'compact' : 'normal',
      callback: onToken,
      'expired-callback': expire,
      'error-callback': expire,
    });
    return () => {
      grecaptcha.reset(widget);
      own.remove();
    };
  },
});

const load = async (page: RecaptchaPage): Promise<Grecaptcha> => {
  const script = page.document.createElement('script');
  script.src = SCRIPT;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    page.document.head.append(script);
  }).finally(() => script.remove());
  if (page.grecaptcha === undefined) throw new Error('The script of reCAPTCHA defined no grecaptcha');
  return page.grecaptcha;
};

/** Whether the page is dark: by the client's choice, or without one by the system's. */
const isDark = (page: RecaptchaPage): boolean => {
  const chosen = page.document.documentElement.dataset['theme'];
  return chosen === undefined ? page.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
};
