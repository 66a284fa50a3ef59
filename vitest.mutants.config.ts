import { defineConfig } from 'vitest/config';

/** The tests of the domain alone, for the mutants of its rules: `pnpm mutants`. */
export default defineConfig({
  test: { environment: 'node', include: ['packages/domain/src/**/*.test.ts'] },
});
