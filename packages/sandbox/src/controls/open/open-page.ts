/** The page of a link. Its ticket is behind the `#`, which no browser sends, so that it stands in no log. */
export const OPEN_PAGE = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Abrindo o portal</title>
<script type="module" src="/sandbox/open.js"></script>
</head>
<body><main><p role="status">Abrindo o portal…</p></main></body>
</html>
`;

/** Runs in that page: it takes what the ticket opens, keeps it as the portal would, and goes on to the page. */
export const OPEN_SCRIPT = `const ticket = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
const answer = await fetch('/sandbox/open/taken', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ticket }),
}).catch(() => undefined);
if (answer?.ok) {
  const { path, storage } = await answer.json();
  for (const { key, text } of storage) localStorage.setItem(key, text);
  location.replace(path);
} else {
  document.querySelector('p').textContent = answer
    ? 'Este link já foi usado ou passou de um minuto. Peça outro: portal sandbox open.'
    : 'O sandbox não respondeu. Peça outro link: portal sandbox open.';
}
`;
