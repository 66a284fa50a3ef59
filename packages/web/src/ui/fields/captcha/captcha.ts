import { createContext, useContext } from 'react';

/** A check that a person is there, whoever makes it. @see decision Q141 */
export interface Captcha {
  /**
   * Draws the check in an element of the page.
   *
   * @param place an empty element that holds nothing else
   * @param onToken takes the proof for the server, or an empty text once the proof has expired
   * @returns what takes the check away
   * @throws when the check itself cannot be loaded
   */
  readonly show: (place: HTMLElement, onToken: (token: string) => void) => Promise<() => void>;
}

const CaptchaContext = createContext<Captcha | undefined>(undefined);

/** Gives the forms below it their captcha. */
export const CaptchaProvider = CaptchaContext.Provider;

/** @throws Error where no screen gave a captcha: a mistake of ours, and no proof may be skipped for it */
export const useCaptcha = (): Captcha => {
  const captcha = useContext(CaptchaContext);
  if (captcha === undefined) throw new Error('A form with a captcha needs a CaptchaProvider above it');
  return captcha;
};
