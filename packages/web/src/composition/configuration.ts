import { ENVIRONMENTS, type Environment } from '@aroeira/domain/kernel/messages';
import type { Brand } from '../../brands/brand.ts';
import { BRAND } from '#brand/brand.ts';

/** What a deployment may set at the build: the brand by `VITE_BRAND`, and the rest each by its own `VITE_…`. */
export interface Configuration {
  /** The base of the API: a path of this origin, or a whole URL. */
  readonly apiBase: string;
  readonly environment: Environment;
  /** From the folder that the build chose. @see decision 0236 */
  readonly brand: Brand;
  /** The site key of a reCAPTCHA v2, or `undefined` when we use our own captcha. @see decisions Q141, 0130 */
  readonly recaptchaSiteKey: string | undefined;
  /** The CNPJ of the one company with renewals, empty for none. @see decision Q017 */
  readonly renewalCompany: string;
  /** The address of the provider's page, with `{signer_token}`. @see decisions Q129, 0213 */
  readonly signProviderUrl: string;
  /** Whether a client may sign by typing the name. @see decision Q172 */
  readonly typedSignature: boolean;
}

/** The settings that the build received. Each of them may be missing. */
export type Settings = Readonly<Record<string, unknown>>;

/**
 * Reads the settings of the build. A setting that is missing or blank has a default. An unknown environment counts as
 * production, because a wrong setting must not show the server's raw answers to a client (decision Q121).
 */
export const configurationOf = (settings: Settings): Configuration => {
  const text = (name: string, otherwise: string): string => {
    const value = settings[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : otherwise;
  };
  const environment = text('VITE_ENVIRONMENT', 'production');
  return {
    apiBase: text('VITE_API_BASE', '/api'),
    environment: ENVIRONMENTS.find((known) => known === environment) ?? 'production',
    brand: BRAND,
    recaptchaSiteKey: text('VITE_RECAPTCHA_SITE_KEY', '') || undefined,
    renewalCompany: text('VITE_RENEW_COMPANY_DOCUMENT', ''),
    // The page of the sandbox, at the origin of the portal.
    signProviderUrl: text('VITE_SIGN_PROVIDER_URL', '/assinatura/renovacao/{signer_token}'),
    typedSignature: text('VITE_TYPED_SIGNATURE', 'on') !== 'off',
  };
};
