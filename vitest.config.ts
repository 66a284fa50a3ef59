import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// With `isolate: false` the files of a project share the modules and nothing else. A new load of the modules for each
// file would take half of the time and more.

const node = (name: string) => ({
  test: {
    name,
    isolate: false,
    environment: 'node',
    include: [`packages/${name}/src/**/*.test.ts`],
    // Many of these tests start a whole server with its database, which is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 90_000,
  },
});

export default defineConfig({
  test: {
    // Vitest leaves one core free. On a machine of two cores that is half of them.
    maxWorkers: '100%',
    env: { CHEAP_PASSWORD_HASHES: '1', CHEAP_CAPTCHAS: '1' },
    projects: [
      { test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.ts'] } },
      node('domain'),
      node('adapters-http'),
      node('cli'),
      node('sandbox'),
      {
        plugins: [react()],
        test: {
          name: 'web',
          isolate: false,
          environment: 'happy-dom',
          include: ['packages/web/{src,brands,portal}/**/*.test.{ts,tsx}'],
          setupFiles: 'packages/web/src/composition/testing/setup.ts',
          testTimeout: 30_000,
        },
      },
    ],
  },
});
