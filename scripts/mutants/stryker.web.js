import domain from '../../stryker.config.json' with { type: 'json' };

/** Breaks the view models of money, sign-in and registration: `pnpm mutants:web`. */
export default {
  ...domain,
  vitest: { configFile: 'scripts/mutants/vitest.web.ts' },
  mutate: ['packages/web/src/{access,movements,registration}/**/*.view-model.ts'],
  dryRunTimeoutMinutes: 30,
  incrementalFile: 'reports/mutants-web.json',
  htmlReporter: { fileName: 'reports/mutants-web.html' },
  thresholds: { high: 95, low: 90, break: 85 },
};
