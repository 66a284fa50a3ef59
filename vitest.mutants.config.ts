import { defineConfig } from 'vitest/config';

/** Only the tests of the domain, for the mutants of its rules: `pnpm mutants`. */
export default defineConfig({
  test: { environment: 'node', include: ['packages/domain/src/**/*.test.ts'] },
});
