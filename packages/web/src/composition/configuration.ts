import type { Environment } from '@aroeira/domain/kernel';

/** What makes this deployment the portal of one asset manager. @see decision Q107 */
interface Brand {
  readonly productName: string;
  /** Fills /talk-to-{slug}. */
  readonly slug: string;
  /** Digits with country and area code, for the messaging service's link. Empty for a support without it. */
  readonly supportWhatsApp: string;
  /** Becomes a class of the root element. @see spec A §2 Routing rules */
  readonly pageGroup: string;
}

/** What a deployment may set, each as `VITE_…` when the app is built. */
export interface Configuration {
  /** The base of the API: a path of this origin, or a whole URL. */
  readonly apiBase: string;
  readonly environment: Environment;
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

const ENVIRONMENTS: readonly Environment[] = ['localhost', 'lan', 'production'];

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
    brand: {
      productName: text('VITE_PRODUCT_NAME', 'Aroeira'),
      slug: text('VITE_PRODUCT_SLUG', 'aroeira'),
      // No real number begins with a zero. So a deployment without a number of its own calls nobody.
      supportWhatsApp: text('VITE_SUPPORT_WHATSAPP', '5511000000000').replaceAll(/\D/g, ''),
      pageGroup: text('VITE_PAGE_GROUP', 'gestao'),
    },
    recaptchaSiteKey: text('VITE_RECAPTCHA_SITE_KEY', '') || undefined,
    renewalCompany: text('VITE_RENEW_COMPANY_DOCUMENT', ''),
    // The page of the sandbox, at the origin of the portal.
    signProviderUrl: text('VITE_SIGN_PROVIDER_URL', '/assinatura/renovacao/{signer_token}'),
    typedSignature: text('VITE_TYPED_SIGNATURE', 'on') !== 'off',
  };
};
