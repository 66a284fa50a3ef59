import type { Captcha } from './captcha.ts';

/** What a deployment says about its captcha. */
interface CaptchaSettings {
  readonly apiBase: string;
  /** `undefined` where the deployment has no account with Google. */
  readonly recaptchaSiteKey: string | undefined;
}

/**
 * The captcha of this deployment: reCAPTCHA where it has a site key, our own server's otherwise. Either comes with the first
 * form that shows one.
 *
 * @see decisions Q141, 0083, 0130
 */
export const makeCaptcha = ({ apiBase, recaptchaSiteKey }: CaptchaSettings): Captcha => ({
  show: async (place, onToken) => {
    const captcha =
      recaptchaSiteKey === undefined
        ? (await import('./altcha.adapter.ts')).makeAltcha(`${apiBase}/captcha/challenge`)
        : (await import('./recaptcha.adapter.ts')).makeRecaptcha(recaptchaSiteKey, window);
    return captcha.show(place, onToken);
  },
});
