import { call } from '../../testing/calls.ts';
import { operationsOf } from '../../testing/every-call.ts';
import { sandboxOn, seededDatabase } from '../../testing/test-sandbox.ts';

/** Asks a sandbox whose controls need a key, without the key. @returns the refusals of a call */
export const recordKeyless = async () => {
  const sandbox = await sandboxOn(await seededDatabase(), { controlsKey: 'a key of a test environment' });
  try {
    const refused = new Map<string, unknown>();
    for (const { method, path } of await operationsOf(sandbox)) {
      if (!path.startsWith('/sandbox')) continue;
      const { status, body } = await call(sandbox, `${method} ${path.replaceAll(/[{}]/g, '')}`);
      if (status === 403) refused.set(`${method} ${path}`, body);
    }
    return (operation: string) =>
      refused.has(operation) ? [{ status: 403, code: 'forbidden', body: refused.get(operation) }] : [];
  } finally {
    await sandbox.close();
  }
};
