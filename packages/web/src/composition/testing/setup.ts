import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // What one test typed, the next one does not find. A test of the build has no browser.
  if (typeof localStorage !== 'undefined') localStorage.clear();
});

const { asyncWrapper } = getConfig();

/** Waits one turn. React's scheduler uses setImmediate too, and setImmediate keeps the order of the calls. */
const turn = () => new Promise((resolve) => void setImmediate(resolve));

configure({
  // A page loads its modules when it first opens, which is slow on a busy machine. The test continues as soon as the
  // page is there.
  asyncUtilTimeout: 10_000,
  // A test finds an element before React has run its effects. So the test waits for the effects too.
  asyncWrapper: async (find) => {
    const found = await asyncWrapper(find);
    // Two are enough on a quiet machine, and a turn takes no time.
    for (let i = 0; i < 6; i += 1) await turn();
    return found;
  },
});
