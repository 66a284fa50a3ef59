import type { SeenRequest } from '../run-step.ts';
import { countsOf, type ScenarioResult, type StepResult } from '../stage.ts';

/** Colours of the portal, light and dark. @see packages/web/src/ui/tokens.css */
const STYLE = `
:root { color-scheme: light dark; --ground: #faf7f2; --surface: #fff; --well: #f4efe6; --ink: #1d2321; --ink-2: #55605b;
  --line: #e2dbcf; --passed: #1e6b3a; --failed: #b3261e; --skipped: #8a5a00; --focus: #2b6cb0; }
@media (prefers-color-scheme: dark) { :root { --ground: #101513; --surface: #18201d; --well: #202a26; --ink: #eef2ef;
  --ink-2: #a9b5af; --line: #2c3733; --passed: #8bd8a5; --failed: #ffb4ab; --skipped: #f0c069; --focus: #7fb2ea; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 Figtree, system-ui, sans-serif; background: var(--ground); color: var(--ink); }
h1 { font-size: 1.5rem; line-height: 1.2; }
p, ol, dl { margin: 0.5rem 0; }
details { border: 1px solid var(--line); border-radius: 8px; margin: 0.5rem 0; background: var(--surface); }
summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; padding: 0.6rem 0.75rem; min-height: 44px; cursor: pointer; overflow-wrap: anywhere; }
summary::before { content: '▸'; color: var(--ink-2); }
details[open] > summary::before { content: '▾'; }
summary:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 8px; }
summary b { flex: 1 1 12rem; }
@media (max-width: 40rem) { summary b { flex-basis: 100%; order: 1; } summary .ms { margin-left: auto; } }
.inside { padding: 0 0.75rem 0.5rem; }
.state { font-weight: 700; min-width: 4.5rem; }
.passed > summary .state, .state.passed { color: var(--passed); }
.failed > summary .state, .state.failed { color: var(--failed); }
.skipped > summary .state, .state.skipped { color: var(--skipped); }
.ms, .as, footer { color: var(--ink-2); font-variant-numeric: tabular-nums; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
pre, .command { background: var(--well); border-radius: 8px; padding: 0.5rem 0.75rem; margin: 0.25rem 0; display: block; }
dt { font-weight: 700; }
dd { margin: 0 0 0.75rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: left; padding: 0.25rem 0.5rem 0.25rem 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
th, td:first-child { white-space: nowrap; }
td:nth-child(n + 3), th:nth-child(n + 3) { text-align: right; white-space: nowrap; }
`;

/** A run as one page that needs nothing else: no script, no file beside it. What failed is open. @param ms how long the run took */
export const htmlReport = (results: readonly ScenarioResult[], ms: number): string => {
  const counts = countsOf(results);
  const shown = Object.entries(counts).map(([state, n]) => `<span class="state ${state}">${state} ${n}</span>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${counts.failed === 0 ? 'Green' : `${counts.failed} failed`}: ${results.length} scenarios</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Scenarios</h1>
<p>${shown.join(' · ')} · <span class="ms">${ms} ms</span></p>
${results.map(scenarioHtml).join('\n')}
</main>
</body>
</html>
`;
};

const scenarioHtml = ({ scenario, state, ms, reason, steps }: ScenarioResult): string =>
  `<details class="${state}"${state === 'failed' ? ' open' : ''}>
${summaryHtml(state, scenario.name, ms)}
<div class="inside">
<p class="as">${escaped(scenario.placeOf().file)}</p>
${reason === undefined ? '' : `<p>${escaped(reason)}</p>`}
${steps.map(stepHtml).join('\n')}
</div>
</details>`;

const stepHtml = ({ step, as, command, state, ms, differences, requests }: StepResult): string =>
  `<details class="${state}"${state === 'failed' ? ' open' : ''}>
${summaryHtml(state, step.name === step.run ? command : step.name, ms)}
<div class="inside">
<code class="command">${escaped(command)}</code>
${as === undefined ? '' : `<p class="as">as ${escaped(as)}</p>`}
${differences.length === 0 ? '' : `<dl>${differences.map(differenceHtml).join('')}</dl>`}
${state === 'failed' && requests.length > 0 ? requestsHtml(requests) : ''}
</div>
</details>`;

const summaryHtml = (state: string, name: string, ms: number): string =>
  `<summary><span class="state">${state}</span> <b>${escaped(name)}</b> <span class="ms">${ms} ms</span></summary>`;

const differenceHtml = ({ what, expected, got }: StepResult['differences'][number]): string =>
  `<dt>${escaped(what)}</dt><dd>expected<pre>${escaped(expected)}</pre>got<pre>${escaped(got)}</pre></dd>`;

const requestsHtml = (requests: readonly SeenRequest[]): string =>
  `<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Status</th><th scope="col">ms</th></tr></thead><tbody>${requests
    .map(
      ({ method, path, status, ms }) =>
        `<tr><td>${escaped(method)}</td><td>${escaped(path)}</td><td>${status ?? 'no answer'}</td><td>${ms}</td></tr>`,
    )
    .join('')}</tbody></table>`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
