import { FAULT_PRESETS } from '@aroeira/sandbox/fault-presets';
import { afterEach, describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const { signedOut, signedIn } = testSandbox();

afterEach(async () => void (await signedOut().portal('sandbox fault clear')));

describe('sandbox fault add PRESET', () => {
  it('adds the faults of a name, which the list shows, for some times or for good', async () => {
    const { portal } = await signedIn('ana');
    expect((await portal('sandbox fault add position-down --times 1')).out).toMatch(
      /^\d+: GET \/investorPosition {2}hits=0 {2}preset=position-down .*times=1\n$/,
    );
    expect((await portal('sandbox fault list --json')).json).toMatchObject([{ preset: 'position-down', times: 1 }]);
    const exits = [await portal('position'), await portal('position')].map(({ exit }) => exit);
    expect(exits).toEqual([1, 0]);
    expect((await portal('sandbox fault add signing-provider-down --json')).json).toHaveLength(5);
  });

  it.each([
    ['position-up', "command-argument value 'position-up' is invalid for argument 'preset'."],
    ['position-down --status 503', 'beside a preset only --times makes sense.'],
    ['position-down --times 0', '--times must be a number from 1 to 1000000'],
    ['--status 503', 'name a preset, or calls such as'],
  ])('refuses %s', async (words, message) => {
    const refused = await signedOut().portal(`sandbox fault add ${words} --json`);
    expect(refused).toMatchObject({
      exit: 2,
      error: { error: { code: 'usage', message: expect.stringContaining(message) } },
    });
  });

  it('has every preset in its help and in the completion', async () => {
    const { portal } = signedOut();
    const [help, words] = [(await portal('sandbox fault add --help')).out, (await portal('completion bash')).out];
    for (const name of Object.keys(FAULT_PRESETS)) {
      expect(help).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
      expect(words).toContain(` sandbox fault add\t${name}\t`);
    }
  });
});
