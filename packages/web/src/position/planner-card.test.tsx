import { noPlannerPhotos } from '@aroeira/domain/contact/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlannerCard } from './planner-card.tsx';

const MARINA = {
  id: 2,
  name: 'Marina Cavalcanti',
  type: 'planner',
  phone: '11987654321',
  email: 'marina@exemplo.com',
} as const;

/** The tests have no layout: the test says when the card is near. */
let come: (isNear: boolean) => void = () => undefined;

class Near {
  constructor(tell: (seen: readonly { readonly isIntersecting: boolean }[]) => void) {
    come = (isIntersecting) => tell([{ isIntersecting }]);
  }

  observe(): void {}

  disconnect(): void {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Near));
afterEach(() => void vi.unstubAllGlobals());

it('says what the planner does, and reaches them by phone and e-mail once it is near (decision 0380)', async () => {
  render(<PlannerCard known={{ _tag: 'Planner', planner: MARINA }} photos={noPlannerPhotos} brand="Aroeira" />);
  expect(screen.getByText('Planejamento financeiro')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Telefone/ })).toBeNull();
  come(true);
  const phone = await screen.findByRole('link', { name: 'Telefone: 11987654321' });
  expect(phone.getAttribute('href')).toBe('tel:+5511987654321');
  expect(screen.getByRole('link', { name: 'E-mail: marina@exemplo.com' }).getAttribute('href')).toBe(
    'mailto:marina@exemplo.com',
  );
});
