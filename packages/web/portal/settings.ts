import * as t from 'io-ts';
import manifest from '../../../package.json' with { type: 'json' };
import { text, type Setting, type Settings } from './checked.ts';

const settings = <S extends Settings>(all: S): S => all;

const optional = <A>(setting: Setting<A | undefined>): Setting<A | undefined> => ({ ...setting, standard: undefined });

const isAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** An address of an origin that the policy can name, and of a path without a slash at its end. */
const isBase = (address: string): boolean => {
  if (!isAddress(address) || address.endsWith('/')) return false;
  const { origin, pathname } = new URL(address);
  return /^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin) && address === origin + (pathname === '/' ? '' : pathname);
};

const TOKEN = '{signer_token}';

/**
 * What `portal.json` may say. The sentences for its mistakes and docs/settings.md come from here.
 *
 * @see decision 0032
 */
export const PORTAL_SETTINGS = settings({
  brand: optional<string>({
    codec: text(),
    right: 'the folder of a brand, as a path from this file',
    does: 'Whose portal it is ([white-label.md](white-label.md)). Without it Aroeira.',
  }),
  version: {
    codec: text((version) => /^\d{1,9}(?:\.\d{1,9}){0,3}$/.test(version)),
    right: 'numbers with dots between: 1.0.72',
    does: 'What the profile shows and `/version.json` tells. Another one lets the open pages load themselves again.',
    standard: manifest.version,
  },
  apiBase: {
    codec: text((base) => /^\/api(?:\/[\w.-]+)*$/.test(base) || isBase(base)),
    right: '/api or a path below it, or an address as https://api.example, without a slash at its end',
    does: 'Where the API is.',
    standard: '/api',
  },
  collector: optional<string>({
    codec: text((base) => /^(?:\/[\w.-]+)+$/.test(base) || isBase(base)),
    right: 'a path as /otel, or an address as https://otel.example, without a slash at its end',
    does: 'An OpenTelemetry collector (OTLP over HTTP), which hears from the browsers of errors, web vitals and calls, and nothing of a person. Without it nothing is sent.',
  }),
  environment: {
    codec: t.union([t.literal('localhost'), t.literal('lan'), t.literal('production')]),
    right: 'localhost, lan or production',
    does: 'How much of an answer of the server a person sees: in `production` never the raw one.',
    standard: 'production',
  },
  recaptchaSiteKey: optional<string>({
    codec: text(),
    right: 'the site key of a reCAPTCHA v2',
    does: 'The captcha of Google in the place of our own.',
  }),
  renewalCompany: {
    codec: text((digits) => /^(?:\d{14})?$/.test(digits)),
    right: 'the 14 digits of a CNPJ, or empty for none',
    does: 'The one company with renewals.',
    standard: '',
  },
  signProviderUrl: {
    codec: text((page) => page === '' || ((page.startsWith('/') || isAddress(page)) && page.includes(TOKEN))),
    right: `a path or an address with ${TOKEN}, or empty for none`,
    does: 'The page where a renewal is signed. Without it the page of the sandbox.',
    standard: `/assinatura/renovacao/${TOKEN}`,
  },
  typedSignature: {
    codec: t.boolean,
    right: 'true or false',
    does: 'Whether a client may sign by typing the name. With false by a drawing alone.',
    standard: true,
  },
});

/**
 * What `brand.json` says. The looks stand beside it in `brand.css`.
 *
 * @see decision 0236
 */
export const BRAND_SETTINGS = settings({
  productName: {
    codec: text(),
    right: "your name, feminine as 'a gestora'",
    does: 'Titles, sentences, the head of a printed page, documents.',
  },
  slug: {
    codec: text((slug) => /^[a-z\d-]+$/.test(slug)),
    right: 'lower-case letters, digits and hyphens',
    does: '`/talk-to-{slug}`.',
  },
  tagline: {
    codec: text(),
    right: 'a few words',
    does: 'The splash, and the pages before the sign-in.',
  },
  supportWhatsApp: {
    codec: text((number) => /^\d*$/.test(number)),
    right: 'digits with country and area code, or empty for none',
    does: "'Falar com o atendimento'.",
    standard: '',
  },
  pageGroup: {
    codec: text((name) => /^[a-z][\w-]*$/i.test(name)),
    right: 'the name of a CSS class',
    does: 'The root element of each page.',
    standard: 'gestao',
  },
  logo: {
    codec: t.array(
      t.type({
        tone: t.union([t.literal('primary'), t.literal('accent')]),
        path: text((path) => /^[a-z\d\s.,+-]+$/i.test(path)),
      }),
    ),
    right: 'a list of {"tone": "primary" or "accent", "path": the d of an SVG path in a square of 48 units}',
    does: 'Beside your name, the icon of the tab and of the installed portal, documents.',
  },
});
