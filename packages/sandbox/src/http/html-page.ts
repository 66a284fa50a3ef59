interface HtmlPage {
  readonly lang: 'en' | 'pt-BR';
  readonly title: string;
  /** What the head has besides. */
  readonly head?: readonly string[];
  readonly body: string;
}

/** A page that the sandbox itself writes. No search engine lists it. */
export const htmlPage = ({ lang, title, head = [], body }: HtmlPage): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${[`<title>${title}</title>`, ...head].join('\n')}
</head>
<body>${body}</body>
</html>
`;
