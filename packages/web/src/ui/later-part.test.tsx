import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { laterPart } from './later-part.tsx';

it('says in its place that it did not load, keeps the page around it, and loads once it is asked for again', async () => {
  let loads = 0;
  const Part = laterPart(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return ({ name }: { readonly name: string }) => <input aria-label={name} />;
  });
  const page = (name: string) => (
    <Suspense>
      <input aria-label="CPF" />
      <Part name={name} />
    </Suspense>
  );
  const { rerender } = render(page('captcha'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'CPF' }), '632');
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'captcha' }), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(page('captcha'));
  const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect([valueOf('CPF'), valueOf('captcha')]).toEqual(['632', 'x']);
  render(page('foto'));
  expect(await screen.findByRole('textbox', { name: 'foto' })).toBeDefined();
  expect(loads).toBe(2);
});
