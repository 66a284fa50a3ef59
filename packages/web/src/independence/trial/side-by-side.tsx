import type { Outlook, Plan } from '@aroeira/domain/independence';
import { planFigures } from '@aroeira/domain/independence/messages';
import { zero } from '@aroeira/domain/kernel';
import { memo, useDeferredValue } from 'react';
import { amountInColumn } from '../projection/amount-in-short.ts';

interface Worked {
  readonly plan: Plan;
  readonly outlook: Outlook;
}

interface Props {
  readonly saved: Worked;
  /** `undefined` while a field is wrong. */
  readonly tried: Worked | undefined;
}

/** The figures of the saved plan and of the tried one, side by side. They follow the lines in the next frame. */
export const SideBySide = ({ saved, tried }: Props) => <Table saved={saved} tried={useDeferredValue(tried)} />;

/** What a plan has at the end of its life. */
const rowsOf = ({ plan, outlook }: Worked) => [
  ...planFigures(plan.goals, outlook).map(({ amount }) => amountInColumn(amount)),
  `${plan.goals.retirementAge} anos`,
  amountInColumn(outlook.projection.real.at(-1) ?? zero),
  outlook.isViable ? 'Sim' : 'Não',
];

const [SAVED, TRIED] = ['Salvo', 'Testado'];

const CAPTIONS = [
  'Renda na aposentadoria',
  'Reserva necessária',
  'Poupança por mês',
  'Quanto poupar',
  'Aposentadoria',
  'Saldo no fim',
  'O plano se sustenta',
];

const Table = memo(({ saved, tried }: Props) => {
  const [before, now] = [rowsOf(saved), tried === undefined ? [] : rowsOf(tried)];
  return (
    <section className="card" aria-label="Plano salvo e plano testado">
      <table className="table is-compared">
        <thead>
          <tr>
            <th scope="col">Lado a lado</th>
            <th scope="col" className="is-end">
              {SAVED}
            </th>
            <th scope="col" className="is-end">
              {TRIED}
            </th>
          </tr>
        </thead>
        <tbody>
          {CAPTIONS.map((caption, row) => (
            <tr key={caption}>
              <th scope="row">{caption}</th>
              <td data-plan={SAVED}>{before[row]}</td>
              <td data-plan={TRIED} className={now[row] === before[row] ? undefined : 'is-changed'}>
                {now[row] ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
