import { PLAN_NOT_VIABLE } from '@aroeira/domain/independence/messages';
import { expense, plan } from '@aroeira/domain/independence/testing';
import { cents } from '@aroeira/domain/kernel';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { IncompatiblePlanDialog } from './incompatible-plan.dialog.tsx';

const shown = () => within(screen.getByRole('alertdialog', { name: 'Reveja o seu plano' }));

it('says that the plan is impossible, which year breaks, and what would mend it [R690]', async () => {
  let closed = 0;
  const of = plan({ currentReserve: cents(200_000_00) }, [expense(150_000_00, 2030)]);
  render(<IncompatiblePlanDialog plan={of} onClose={() => void (closed += 1)} />);
  expect(shown().getByText(PLAN_NOT_VIABLE).textContent).toBe(
    'Os valores informados não são compatíveis para sua Liberdade Financeira. Reveja suas metas, objetivos e contribuições.',
  );
  expect(shown().getByText(/^A linha Real chega a zero em \d{4}, aos \d\d anos\.$/)).toBeTruthy();
  expect(
    shown()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/[\d.]+/g, '#')),
  ).toEqual([
    'poupar R$\u00a0# por mês',
    'parar aos # anos',
    'viver com R$\u00a0# por mês na aposentadoria',
    'adiar o objetivo de # para #',
  ]);
  await press('Rever os valores');
  expect(closed).toBe(1);
});

it('says that no single change is enough', () => {
  // The objective costs more than anybody saves in two years, and it comes just before the retirement.
  const of = plan({ retirementAge: 42, lifeExpectancy: 43, retirementIncome: cents(0) }, [expense(900_000_00, 2027)]);
  render(<IncompatiblePlanDialog plan={of} onClose={() => undefined} />);
  expect(shown().getByText('Nenhuma mudança sozinha basta: reveja mais de um valor.')).toBeTruthy();
  expect(shown().queryByRole('listitem')).toBeNull();
});
