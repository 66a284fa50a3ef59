import type { Captcha } from './captcha.ts';

/** What Google's script puts into the window. @see https://developers.google.com/recaptcha/docs/display */
export interface Grecaptcha {
  readonly ready: (run: () => void) => void;
  /** @returns the widget's number */
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

/** The window, as far as the check needs it. */
export interface RecaptchaPage {
  readonly document: Document;
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly grecaptcha?: Grecaptcha;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=pt-BR';

/** Pixels that the widget takes; where there are fewer it has a narrow form. */
const WIDTH = 304;

/**
 * reCAPTCHA v2 with its check box, in pt-BR. Google's script comes when a form first shows the check.
 *
 * @param siteKey the deployment's, from Google
 * @see spec A §5 Access forms; decisions Q141, 0130 for what the content security policy must let through
 */
export const makeRecaptcha = (siteKey: string, page: RecaptchaPage): Captcha => ({
  show: async (place, onToken) => {
    const grecaptcha = page.grecaptcha ?? (await load(page));
    await new Promise<void>((resolve) => grecaptcha.ready(resolve));
    // A widget cannot be taken out of its element, so it gets one that can go.
    const own = place.ownerDocument.createElement('div');
    place.replaceChildren(own);
    const takeBack = () => onToken('');
    const widget = grecaptcha.render(own, {
      sitekey: siteKey,
      theme: isDark(page) ? 'dark' : 'light',
      size: place.clientWidth < WIDTH ? 'compact' : 'normal',
      callback: onToken,
      'expired-callback': takeBack,
      'error-callback': takeBack,
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
  if (page.grecaptcha === undefined) throw new Error('The script of reCAPTCHA brought no grecaptcha');
  return page.grecaptcha;
};

/** The theme that the client chose, or else the system's. */
const isDark = (page: RecaptchaPage): boolean => {
  const chosen = page.document.documentElement.dataset['theme'];
  return chosen === undefined ? page.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
};
