import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

const { asyncWrapper } = getConfig();

/** React's scheduler takes its turns with setImmediate, in the order of the requests. */
const turn = () => new Promise((resolve) => void setImmediate(resolve));

configure({
  // A page loads its modules when it first opens, and a busy machine takes its time. The test goes on at once when it
  // is there.
  asyncUtilTimeout: 10_000,
  // A test finds what React drew before its effects have run. It goes on when they have run.
  asyncWrapper: async (find) => {
    const found = await asyncWrapper(find);
    await turn();
    await turn();
    return found;
  },
});
