/** The page that reads `/openapi.json`. Its files come from this server, so it works without a network. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Aroeira sandbox API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/docs.css">
<script src="/docs/swagger-ui-bundle.js" defer></script>
<script src="/docs/docs.js" defer></script>
</head>
<body><main id="api"><noscript>This page needs JavaScript. The API is described at /openapi.json.</noscript></main></body>
</html>
`;

/** Runs in that page. The library's dark colours are below a class; the page follows the system. */
export const DOCS_SCRIPT = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
});
`;

/** What the library's style lacks: no margin, room on a phone, and enough contrast in its light colours. */
export const DOCS_STYLE = `body { margin: 0; }
html.dark-mode body { background: #1c2022; }
.swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; height: auto; }
.swagger-ui .try-out { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; }
.swagger-ui .btn.try-out__btn { margin: 0; }
html:not(.dark-mode) .swagger-ui .opblock .opblock-summary-method,
html:not(.dark-mode) .swagger-ui .info .title small pre { color: #000; }
html:not(.dark-mode) .swagger-ui .info .link .url { color: #1d5aa6; }
html:not(.dark-mode) .swagger-ui .btn.authorize span { color: #1a6e45; }
`;
