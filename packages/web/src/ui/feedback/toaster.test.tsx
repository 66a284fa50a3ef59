import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Toaster } from './toaster.tsx';
import { Toasts } from './toasts.ts';

const said = (text: string) => {
  const time = manualScheduler();
  const toasts = new Toasts(time);
  render(<Toaster toasts={toasts} />);
  act(() => toasts.say(text));
  const pass = (milliseconds: number) => act(() => time.pass(milliseconds));
  return { toasts, pass };
};

const live = () => screen.getByRole('status').textContent;

it('shows a message for four seconds', () => {
  const { pass } = said('Pronto.');
  pass(3999);
  expect(live()).toBe('Pronto.');
  pass(1);
  expect(live()).toBe('');
});

it('keeps a message with the focus, and for four seconds afterwards', () => {
  const { pass } = said('Pronto.');
  const close = screen.getByRole('button', { name: 'Fechar' });
  act(() => close.focus());
  pass(60_000);
  expect(live()).toBe('Pronto.');
  act(() => close.blur());
  pass(3999);
  expect(live()).toBe('Pronto.');
  pass(1);
  expect(live()).toBe('');
});

it('replaces a message by the next one, which has its whole time', () => {
  const { toasts, pass } = said('Um.');
  pass(3000);
  act(() => toasts.say('Dois.'));
  pass(3999);
  expect(live()).toBe('Dois.');
});

it('removes a message that the client closes', async () => {
  said('Pronto.');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(live()).toBe('');
});
