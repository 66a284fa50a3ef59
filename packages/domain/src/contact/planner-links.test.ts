import { expect, it } from 'vitest';
import { plannerLinks } from './planner-links.rules.ts';

it('calls a planner with the country code +55 [R775]', () => {
  for (const phone of ['11955550142', '(11) 95555-0142', '+55 11 95555-0142', '5511955550142'])
    expect(plannerLinks({ phone, email: undefined }).map(({ href }) => href)).toEqual([
      'tel:+5511955550142',
      'https://wa.me/5511955550142',
    ]);
});

it('gives a foreign phone no country code of ours', () => {
  expect(plannerLinks({ phone: '+1 212 555-0142', email: undefined }).map(({ href }) => href)).toEqual([
    'tel:+12125550142',
    'https://wa.me/12125550142',
  ]);
});

it('leaves out a way that the server does not know', () => {
  expect(plannerLinks({ phone: '', email: 'm@a.br' })).toEqual([
    { way: 'email', value: 'm@a.br', href: 'mailto:m@a.br' },
  ]);
  expect(plannerLinks({ phone: undefined, email: '' })).toEqual([]);
});
