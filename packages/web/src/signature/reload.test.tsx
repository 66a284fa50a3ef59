import { makeMemoryStorage } from '@aroeira/adapters-http/storage';
import { act, cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../composition/testing/press.ts';
import { atPad, box, city, openSigning, sent } from './testing/open-signing.tsx';

/** Accepts a term, comes to the pad, and loads the page again. */
const reloaded = async (page: string, world: Parameters<typeof atPad>[0] = {}) => {
  const tab = makeMemoryStorage();
  await atPad({ ...world, tab });
  cleanup();
  // A reload has no state of the page before.
  const { state: _, ...again } = world;
  return { ...openSigning(page, { ...again, tab }), tab, again };
};

describe('a reload of the signature (decision 0386)', () => {
  it.each(['sign', 'signFullscreen'])('stays on the page, with the terms that were accepted: %s', async (page) => {
    const { ink, navigation, server } = await reloaded(page);
    await waitFor(() => expect(ink.open()).toBe(1));
    expect([navigation.path(), sent(server, 'accept')]).toEqual([`/registration/signature/${page}`, []]);
  });

  it('signs them, and keeps nothing after that', async () => {
    const { ink, at, tab, again } = await reloaded('sign');
    await waitFor(() => expect(ink.open()).toBe(1));
    ink.draw(90);
    await userEvent.type(await city(), 'Santos');
    await press('Assinar 1 termo');
    await at('/registration/signature/signedTerms');
    cleanup();
    const later = openSigning('sign', { ...again, tab });
    await later.at('/registration/signature/terms');
  });

  it('shows them as read and accepted, and the others as not read', async () => {
    await reloaded('terms');
    const [accepted, other] = [await box('Termo de risco'), await box('Termo de adesão')];
    expect([accepted.checked, accepted.disabled, other.checked, other.disabled]).toEqual([true, false, false, true]);
  });

  it('of a remake stays a remake (decision 0223)', async () => {
    const { ink, navigation } = await reloaded('sign', { approval: 'approved', state: { purpose: 'remake' } });
    await waitFor(() => expect(ink.open()).toBe(1));
    expect(navigation.path()).toBe('/registration/signature/sign');
  });

  it('after the end of the session asks again', async () => {
    const { ink, navigation, tab, again } = await reloaded('sign');
    await waitFor(() => expect(ink.open()).toBe(1));
    act(() => navigation.push('/login'));
    cleanup();
    await openSigning('sign', { ...again, tab }).at('/registration/signature/terms');
  });
});
