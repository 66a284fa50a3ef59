import { cents } from '@aroeira/domain/kernel';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeroMoney } from './money.tsx';

const drawn = (node: React.ReactNode) => render(node).container;

it('draws the sign and the cents of the main amount smaller, and still reads as one amount', () => {
  const hero = drawn(<HeroMoney amount={cents(1_284_530_27)} />);
  expect(hero.textContent).toBe('R$ 1.284.530,27');
  expect([...hero.querySelectorAll('small')].map((small) => small.textContent)).toEqual(['R$', ',27']);
});

it('draws the main amount smaller from R$ 100.000.000,00', () => {
  const isLong = (amount: number) => drawn(<HeroMoney amount={cents(amount)} />).querySelector('.is-long') !== null;
  expect([isLong(99_999_999_99), isLong(100_000_000_00)]).toEqual([false, true]);
});
