import { NAMES, SETTINGS } from './settings.ts';

/** The settings as `--help` lists them. */
export const settingsHelp = (): string =>
  [
    'Settings of the environment (docs/settings.md):',
    ...NAMES.map((name) => {
      const { description, standard } = SETTINGS.properties[name];
      const first = String(description).split(/(?<=\.) /)[0] ?? '';
      return `  ${name.padEnd(27)} ${first}${standard === undefined ? '' : ` (default: ${String(standard)})`}`;
    }),
  ].join('\n');

/** The settings as docs/settings.md lists them. */
export const settingsPage = (): string =>
  `# Settings of the server

What the environment may set. \`--help\` lists the same. A wrong one ends the start with its name and what is right; an empty
one is not set. A secret may stand in a file: \`NAME_FILE\` holds the path of it. \`pnpm outline\` writes this page from
\`packages/sandbox/src/settings.ts\`. The settings of the portal are at the end.

| Setting | Must be | Without it | What it does |
| --- | --- | --- | --- |
${NAMES.map((name) => {
  const { description, right, standard, isSecret } = SETTINGS.properties[name];
  const mark = isSecret === true ? ' (secret)' : '';
  return `| \`${name}\`${mark} | ${String(right)} | ${standard === undefined ? '–' : String(standard)} | ${String(description)} |`;
}).join('\n')}
`;
