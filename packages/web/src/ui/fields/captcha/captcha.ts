import { createContext, useContext } from 'react';

/** A check that the client is a person, of any provider. @see decision Q141 */
export interface Captcha {
  /**
   * Draws the check in an element of the page.
   *
   * @param place an empty element that holds nothing else
   * @param onToken takes the proof for the server, or an empty text once the proof has expired
   * @returns removes the check
   * @throws when the check does not load
   */
  readonly show: (place: HTMLElement, onToken: (token: string) => void) => Promise<() => void>;
}

const CaptchaContext = createContext<Captcha | undefined>(undefined);

/** Gives the forms below it their captcha. */
export const CaptchaProvider = CaptchaContext.Provider;

/** @throws Error when there is no `CaptchaProvider` above: that is a bug, and the form must not skip the proof */
export const useCaptcha = (): Captcha => {
  const captcha = useContext(CaptchaContext);
  if (captcha === undefined) throw new Error('A form with a captcha needs a CaptchaProvider above it');
  return captcha;
};
