import { expect, it } from 'vitest';
import { device } from '../testing/index.ts';

// `scripts/pack/pack-portal.test.ts` starts it, calls it and stops it.
it('says when it cannot start, and refuses a wrong port', async () => {
  expect((await device().portal('sandbox start --port 70000')).exit).toBe(2);
});
