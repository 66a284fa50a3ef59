import type { Environment } from '@aroeira/domain/kernel/messages';
import type { Brand } from '../../brands/brand.ts';

/**
 * What a deployment sets in `portal.json`, with what holds for the rest. portal/settings.ts tells of each.
 *
 * @see decision 0032
 */
export interface Configuration {
  readonly version: string;
  /** The base of the API: a path of this origin, or a whole URL. */
  readonly apiBase: string;
  /** The base of an OpenTelemetry collector, as that of the API, or `undefined` when nobody is told. @see decision 0421 */
  readonly collector: string | undefined;
  readonly environment: Environment;
  /** @see decision 0236 */
  readonly brand: Brand;
  /** The site key of a reCAPTCHA v2, or `undefined` when we use our own captcha. @see decisions Q141, 0130 */
  readonly recaptchaSiteKey: string | undefined;
  /** The CNPJ of the one company with renewals, empty for none. @see decision Q017 */
  readonly renewalCompany: string;
  /** The address of the provider's page, with `{signer_token}`. Empty for none. @see decisions Q129, 0213 */
  readonly signProviderUrl: string;
  /** Whether a client may sign by typing the name. @see decision Q172 */
  readonly typedSignature: boolean;
}

/** Reads what was written into the page as it was drawn (portal/fill-page.ts). */
export const configurationIn = (page: Document): Configuration =>
  // It was checked before it was written.
  JSON.parse(page.getElementById('portal')?.textContent ?? '') as Configuration;
