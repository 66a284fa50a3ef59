import type { RenewalVerdict } from '@aroeira/domain/registration';
import { standingsServer } from '@aroeira/domain/registration/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { REGISTRATION } from '../registration.tokens.ts';

const waysOn = async (verdict: RenewalVerdict) => {
  openApp('/nowhere', {
    memory: signedIn(),
    also: (put) => put(REGISTRATION.Standings, standingsServer({ verdict })),
  });
  const ways = within(await screen.findByRole('navigation', { name: 'Por onde seguir' }));
  await ways.findByRole('link', { name: 'Histórico de movimentações' });
  return ways.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('a client at a path without a page goes on to what is open to them', async () => {
  expect(await waysOn('ok')).toEqual(['/dashboard', '/movements/investment', '/movements/last-movements']);
  cleanup();
  expect(await waysOn('underReview')).toEqual(['/dashboard', '/movements/last-movements']);
});

it('a visitor at a path without a page can sign in from there', async () => {
  openApp('/nowhere');
  expect((await screen.findByRole('link', { name: 'Entrar' })).getAttribute('href')).toBe('/login');
});
