import type { Brand } from '../brands/brand.ts';
import { inHtml } from '../portal/fill-page.ts';

/** The pages that search engines may show, and what they say of each. The portal of a client shows nothing to them. */
const DESCRIPTIONS: Readonly<Record<string, (name: string) => string>> = {
  '/welcome': (name) =>
    `Portal do investidor da ${name}: acompanhe sua carteira, invista, resgate e consulte seus relatórios, no celular ou no computador.`,
  '/login': (name) =>
    `Acesse o portal do investidor da ${name} com seu CPF ou CNPJ: acompanhe sua carteira, invista e resgate.`,
};

/** The paths that search engines may show. */
export const FOUND = Object.keys(DESCRIPTIONS);

/**
 * What stands in the head of a page for search engines and messengers. Its addresses begin with a slash, because the drawing does
 * not know where the portal will be. The server makes them whole (sandbox/src/web/found-pages.ts).
 *
 * @returns `undefined` for a page that nobody shall find
 * @see decision 0352
 */
export const foundHead = (path: string, title: string, { productName, tagline }: Brand): string | undefined => {
  const description = DESCRIPTIONS[path]?.(productName);
  if (description === undefined) return undefined;
  const properties = {
    type: 'website',
    locale: 'pt_BR',
    site_name: productName,
    title,
    description,
    url: path,
    image: '/share.png',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': `${productName}: ${tagline}`,
  };
  return [
    `<meta name="description" content="${inHtml(description)}" />`,
    '<meta name="robots" content="index, follow" />',
    `<link rel="canonical" href="${path}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...Object.entries(properties).map(([name, text]) => `<meta property="og:${name}" content="${inHtml(text)}" />`),
  ].join('\n    ');
};
