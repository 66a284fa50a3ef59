import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DonutChart, type DonutSlice } from './donut-chart.tsx';

const SLICES: readonly DonutSlice[] = [
  { name: 'Um', size: 75, detail: '75,00%', tone: 'tone-1' },
  { name: 'Dois', size: 25, detail: '25,00%', tone: 'tone-2' },
];

const draw = () =>
  render(
    <DonutChart label="Partes" slices={SLICES}>
      Tudo
    </DonutChart>,
  ).container;

/** The outer and the inner radius of the arcs. */
const radii = (container: HTMLElement): Set<number> =>
  new Set(
    [...container.querySelectorAll('path')].flatMap((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/A([\d.]+),/g)].map(([, radius]) => Number(radius)),
    ),
  );

it('leaves a hole of half the radius [R483]', () => {
  const [outer = 0, inner = 0] = [...radii(draw())].toSorted((a, b) => b - a);
  expect(inner / outer).toBe(0.5);
});

it('shows the slice with the focus in the hole, and the default text without one', async () => {
  const centre = draw().querySelector('.donut-centre');
  expect(centre?.textContent).toBe('Tudo');
  await userEvent.tab();
  expect(centre?.textContent).toBe('Um75,00%');
  await userEvent.tab();
  expect(centre?.textContent).toBe('Dois25,00%');
  await userEvent.tab();
  expect(centre?.textContent).toBe('Tudo');
});
