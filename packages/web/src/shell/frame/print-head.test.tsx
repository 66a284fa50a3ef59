import { at } from '@aroeira/domain/kernel/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrintHead } from './print-head.tsx';

const tell = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

it('says on paper whose portal this is, whose data, and the moment of this print, and nothing on the screen', () => {
  let now = at('2026-11-23T01:05:59Z');
  render(<PrintHead brand="Ipê Capital" client="Ana Beatriz Monteiro" clock={{ now: () => now }} />);
  const said = () => document.querySelector('.print-head')?.textContent;
  expect(said()).toBeUndefined();
  tell('beforeprint');
  expect(said()).toBe('Ipê CapitalAna Beatriz MonteiroImpresso em 22/11/2026 às 22:05');
  tell('afterprint');
  expect(said()).toBeUndefined();
  now = at('2026-11-23T11:00:00Z');
  tell('beforeprint');
  expect(screen.getByText('Impresso em 23/11/2026 às 08:00')).toBeTruthy();
});

it('hears no print after its page', () => {
  const heard: string[] = [];
  const clock = { now: () => (heard.push('asked'), at('2026-11-23T01:05:59Z')) };
  render(<PrintHead brand="Aroeira" client={undefined} clock={clock} />).unmount();
  tell('beforeprint');
  expect(heard).toEqual([]);
});
