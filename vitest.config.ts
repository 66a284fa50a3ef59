import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const node = (name: string) => ({
  test: {
    name,
    // These files share nothing but the modules; loading those anew for each file takes most of the time.
    isolate: false,
    environment: 'node',
    include: [`packages/${name}/src/**/*.test.ts`],
    // A whole server with its database stands behind many of these; a busy machine takes its time.
    testTimeout: 30_000,
    hookTimeout: 90_000,
  },
});

export default defineConfig({
  test: {
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
          environment: 'happy-dom',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          setupFiles: 'packages/web/src/composition/testing/setup.ts',
          testTimeout: 30_000,
        },
      },
    ],
  },
});
