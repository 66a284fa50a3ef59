import type { Settings } from './checked.ts';
import { BRAND_SETTINGS, PORTAL_SETTINGS } from './settings.ts';

const standardOf = (setting: Settings[string]): string => {
  if (!('standard' in setting)) return 'must be there';
  if (setting.standard === undefined || setting.standard === '') return '–';
  return typeof setting.standard === 'string' ? `\`${setting.standard}\`` : JSON.stringify(setting.standard);
};

const table = (settings: Settings): string =>
  [
    '| Setting | Must be | Without it | What it does |',
    '| --- | --- | --- | --- |',
    ...Object.entries(settings).map(
      ([name, setting]) => `| \`${name}\` | ${setting.right} | ${standardOf(setting)} | ${setting.does} |`,
    ),
  ].join('\n');

/** The settings of the portal as docs/settings.md lists them. */
export const portalSettingsPage = (): string => `# Settings of the portal

What a \`portal.json\` may say (decision 0032). A wrong one stops the drawing with its name and what is right. This part comes from
\`packages/web/portal/settings.ts\`.

${table(PORTAL_SETTINGS)}

## The words of a brand

What the \`brand.json\` of a brand's folder says ([white-label.md](white-label.md)).

${table(BRAND_SETTINGS)}
`;
