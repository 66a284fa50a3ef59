import { refused } from '@aroeira/domain/kernel/testing';
import { EVENTS } from '@aroeira/sandbox/events';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';
import { callRefusal } from '../refusal.ts';
import { controlRefusal } from './control-refusals.ts';

const { signedOut } = testSandbox();

const online = () => signedOut().portal;
const NAMES = Object.keys(EVENTS);

describe('sandbox trigger', () => {
  it('makes an event happen to a persona, and to ana if it names nobody', async () => {
    const portal = online();
    await portal('login 84581615089');
    const { json } = await portal('sandbox trigger registration.approved --persona diego --json');
    expect(json).toEqual({ event: 'registration.approved', persona: 'diego' });
    expect((await portal('registration status --json')).json).toMatchObject({ approval: 'approved' });
    expect((await portal('sandbox trigger planner.removed')).out).toBe('planner.removed  ana\n');
    expect((await portal('sandbox trigger version.bumped')).out).toBe('version.bumped\n');
  });

  it('has a sentence for everything that an event may lack', () => {
    for (const { lack = 'no_session' } of Object.values(EVENTS))
      expect(controlRefusal(refused(lack)).message).not.toBe(callRefusal(refused(lack)).message);
  });

  it('takes parts only for the event that asks for them', async () => {
    const { exit, error } = await online()('sandbox trigger suitability.expired --parts pep --json');
    expect([exit, error]).toMatchObject([2, { error: { code: 'usage', field: 'parts' } }]);
  });

  it('names the known personas and refuses another event', async () => {
    const portal = online();
    const { exit, error } = await portal('sandbox trigger planner.removed --persona nope --json');
    const message = expect.stringMatching(/^Não há persona "nope"\. Há: .*ana, .*bruno/);
    expect([exit, error]).toEqual([1, { error: { code: 'no_such_persona', message, field: 'persona' } }]);
    expect((await portal('sandbox trigger sold')).exit).toBe(2);
  });

  it('has every event in its help and in the completion', async () => {
    const portal = online();
    const [help, words] = [(await portal('sandbox trigger --help')).out, (await portal('completion bash')).out];
    for (const name of NAMES) {
      expect(help).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
      expect(words).toContain(` sandbox trigger\t${name}\t`);
    }
  });
});
