import { configure, getConfig } from '@testing-library/react';

const { asyncWrapper } = getConfig();

/** React's scheduler takes its turns with setImmediate, and those come in the order in which they were asked for. */
const turn = () => new Promise((resolve) => void setImmediate(resolve));

configure({
  // A screen loads its modules when it is first shown, and a busy machine takes its time. What comes is taken at once.
  asyncUtilTimeout: 10_000,
  // What is drawn is found before its effects have run: a test goes on when they have.
  asyncWrapper: async (find) => {
    const found = await asyncWrapper(find);
    await turn();
    await turn();
    return found;
  },
});
