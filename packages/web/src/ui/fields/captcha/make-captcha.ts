import type { Captcha } from './captcha.ts';

/** The settings of a deployment that choose its captcha. */
interface CaptchaSettings {
  readonly apiBase: string;
  /** `undefined` if the deployment has no account at Google. */
  readonly recaptchaSiteKey: string | undefined;
}

/**
 * Makes the captcha of this deployment: reCAPTCHA if there is a site key, our own server's otherwise. The browser loads
 * it with the first form that shows it.
 *
 * @see decisions Q141, 0130
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
