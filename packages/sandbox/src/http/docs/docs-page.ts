import { htmlPage } from '../html-page.ts';

/** The page that reads `/openapi.json`. Its files come from this server, so it works without a network. */
export const DOCS_PAGE = htmlPage({
  lang: 'en',
  title: 'Aroeira sandbox API',
  head: [
    '<link rel="icon" href="data:,">',
    '<link rel="stylesheet" href="/docs/swagger-ui.css">',
    '<link rel="stylesheet" href="/docs/docs.css">',
    '<script src="/docs/swagger-ui-bundle.js" defer></script>',
    '<script src="/docs/docs.js" defer></script>',
  ],
  body: '<div id="api"><noscript>This page needs JavaScript. The API is described at /openapi.json.</noscript></div>',
});

/**
 * Runs in that page. The library's dark colours are below a class; the page follows the system. A plugin mends what it
 * lacks for a screen reader: no link within the button that opens an operation, which leads to the same address, and
 * names of the body's field and of the choice of an example.
 */
export const DOCS_SCRIPT = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
const named = ({ React: { createElement } }) => ({
  components: { DeepLink: ({ text }) => createElement('span', null, text) },
  wrapComponents: {
    TextArea: (Original) => (props) => createElement(Original, { 'aria-label': 'Request body', ...props }),
    ExamplesSelect: (Original) => (props) =>
      createElement('label', null, createElement('span', { className: 'unseen' }, 'Example'), createElement(Original, props)),
  },
});
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
  syntaxHighlight: { theme: 'obsidian' },
  plugins: [named],
});
`;

/**
 * What the library's style lacks: no margin, room on a phone, enough contrast in its light colours, and an answer that
 * is read by the keyboard, because nothing of it scrolls apart. No operation has links, so their column goes.
 */
export const DOCS_STYLE = `body { margin: 0; }
html.dark-mode body { background: #1c2022; }
.swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; height: auto; }
.swagger-ui .try-out { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; }
.swagger-ui .btn.try-out__btn { margin: 0; }
@media (max-width: 640px) {
  .swagger-ui .responses-table, .swagger-ui .responses-table > tbody, .swagger-ui .response, .swagger-ui .response > td { display: block; width: auto; }
  .swagger-ui .responses-table > thead { display: none; }
  .swagger-ui .response > td { padding: 4px 0; }
  .swagger-ui .response > .response-col_status { font-weight: bold; }
  .swagger-ui .response-controls { flex-wrap: wrap; gap: 8px; }
  .swagger-ui select { max-width: 100%; }
}
.swagger-ui .responses-table .response-col_links { display: none; }
html:not(.dark-mode) .swagger-ui .opblock .opblock-summary-method,
html:not(.dark-mode) .swagger-ui .info .title small pre { color: #000; }
html:not(.dark-mode) .swagger-ui .info .link .url { color: #1d5aa6; }
html:not(.dark-mode) .swagger-ui .btn.authorize span { color: #1a6e45; }
.swagger-ui .btn.cancel { color: #b3261e; border-color: #b3261e; }
html.dark-mode .swagger-ui .try-out .btn.try-out__btn.cancel { color: #ff8a80; border-color: #ff8a80; }
.swagger-ui .microlight, .swagger-ui .microlight code { white-space: pre-wrap !important; overflow-wrap: anywhere; }
.swagger-ui .highlight-code > .microlight { max-height: none; }
.swagger-ui .download-contents { background: #4a4f5f; }
.swagger-ui .btn.execute { background: #1d5aa6; border-color: #1d5aa6; color: #fff; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
