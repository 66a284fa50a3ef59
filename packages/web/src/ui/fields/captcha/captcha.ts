import { createContext, useContext } from 'react';

/** What a captcha tells the field that shows it. */
export interface CaptchaEvents {
  /** The proof for the server, or nothing once it has expired. */
  readonly onToken: (token: string) => void;
}

/** A check that a person is there, whoever makes it. @see decision Q141 */
export interface Captcha {
  /**
   * Draws the check in an element of the page.
   *
   * @param place an element of its own, empty
   * @returns what takes the check away
   * @throws when the check itself cannot be loaded
   */
  readonly show: (place: HTMLElement, events: CaptchaEvents) => Promise<() => void>;
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
