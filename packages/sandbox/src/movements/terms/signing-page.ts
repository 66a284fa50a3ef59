import { createHash } from 'node:crypto';
import { saidInSaoPaulo } from '../../time/sao-paulo-moment.ts';
import type { ShownPapers } from './fund-terms.sql.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.375rem; line-height: 1.25; }
li { margin: .5rem 0; overflow-wrap: anywhere; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0 2rem; border: 0; border-radius: .5rem;
  background: #14532d; color: #fff; cursor: pointer; }
button.refuse { background: transparent; color: inherit; border: 1px solid currentColor; margin-top: .5rem; }
button:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
`;

/** The page runs no code, loads nothing and has its one style. */
export const SIGNING_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
export const withEntities = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');

/** A page of the signing provider. @param content HTML */
export const providerPage = (title: string, content: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`;

/** What is signed, and the buttons that sign or refuse it. @param refusal the path that refuses the papers */
export const signingPage = (
  { hasConformity, fundNames, signedAt, refusedAt }: ShownPapers,
  refusal: string,
): string => {
  const terms = [...(hasConformity ? ['Desenquadramento'] : []), ...fundNames.map((name) => `ADESÃO FUNDO ${name}`)];
  const list = `<ul>${terms.map((term) => `<li>${withEntities(term)}</li>`).join('')}</ul>`;
  const decided = (title: string, how: string, at: Date): string =>
    providerPage(title, `${list}<p>${how} em ${saidInSaoPaulo(at)}. Volte ao portal para continuar.</p>`);
  if (signedAt !== null) return decided('Termos assinados', 'Assinados', signedAt);
  if (refusedAt !== null) return decided('Termos recusados', 'Recusados', refusedAt);
  return providerPage(
    'Assinatura de termos',
    `${list}<form method="post"><button>Assinar</button> <button class="refuse" formaction="${refusal}">Recusar</button></form>`,
  );
};

/** The page for a link that opens nothing. */
export const noPapersPage = (): string =>
  providerPage('Termos não encontrados', '<p>Este link não existe ou expirou. Volte ao portal e tente novamente.</p>');
