import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The screens of money, sign-in and registration alone, for the mutants of their view models. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  plugins: [react()],
  test: {
    isolate: false,
    environment: 'happy-dom',
    include: ['packages/web/src/{access,movements,registration}/**/*.test.{ts,tsx}'],
    setupFiles: 'packages/web/src/composition/testing/setup.ts',
    env: { CHEAP_PASSWORD_HASHES: '1' },
    testTimeout: 60_000,
  },
});
