import { formatPercent } from '@aroeira/domain/kernel';
import {
  INVESTING_TEXTS,
  investmentMessage,
  minimumCaption,
  minimumInvestment,
  type InvestmentFieldError,
} from '@aroeira/domain/movements';
import { observer } from 'mobx-react-lite';
import { FundTypeName } from '../funds/fund-type-name.tsx';
import { SelectInput } from '../../ui/fields/choices/select-input.tsx';
import { TextInput } from '../../ui/fields/text/text-input.tsx';
import { Money } from '../../ui/money.tsx';
import type { Allocation, AllocationRow } from './allocation.ts';

interface Props {
  readonly allocation: Allocation;
  readonly row: AllocationRow;
}

const idOf = ({ fund }: AllocationRow, field: 'amount' | 'bankAccountId'): string => `${field}-${fund.id}`;

/** Brings the client to the first field with an error. */
export const focusWrong = (row: AllocationRow): void => {
  const [error] = row.errors;
  if (error === undefined || error.field === 'fundId') return;
  const control = document.getElementById(idOf(row, error.field));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
};

/** One fund of an investment. A key in a field draws this card again, and of the others only the percent. */
export const AllocationCard = observer(({ allocation, row }: Props) => {
  const { fund } = row;
  return (
    <section className="card stack amount-card" aria-label={fund.name}>
      <div className="stack-8">
        <FundTypeName of={fund.type} />
        <h3>{fund.name}</h3>
      </div>
      <dl className="facts">
        <div>
          <dt>{INVESTING_TEXTS.held}</dt>
          <dd>{fund.position === undefined ? '–' : <Money amount={fund.position} />}</dd>
        </div>
        <div>
          <dt>{minimumCaption(fund)}</dt>
          <dd>
            <Money amount={minimumInvestment(fund)} />
          </dd>
        </div>
      </dl>
      <div className="invest-pair">
        <TextInput
          binding={{
            id: idOf(row, 'amount'),
            field: row.fields.amount,
            typed: row.typed,
            onChange: row.setAmount,
            availability: allocation.isManual ? 'open' : 'readOnly',
            enterKeyHint: 'next',
            ...saidAt(row.errorAt('amount')),
          }}
        />
        <SelectInput
          binding={{
            id: idOf(row, 'bankAccountId'),
            field: row.fields.bankAccountId,
            typed: row.bankAccountId,
            // The choices are the ids of accounts.
            onChange: (id) => row.setAccount(typeof id === 'number' ? id : undefined),
            availability: 'open',
            enterKeyHint: 'next',
            ...saidAt(row.errorAt('bankAccountId')),
          }}
        />
      </div>
      <PercentAfter allocation={allocation} row={row} />
    </section>
  );
});

const saidAt = (error: InvestmentFieldError | undefined) => ({
  isInvalid: error !== undefined,
  error: error === undefined ? undefined : investmentMessage(error),
});

/** Shown while the client sets the amounts. @see spec B §4 Investment flow 4; decision Q158 */
const PercentAfter = observer(({ allocation, row }: Props) => {
  if (!allocation.isManual) return null;
  const percent = allocation.percentAfter(row.fund.id);
  return (
    <p className="invest-after secondary">
      <span>{INVESTING_TEXTS.percentAfter}</span>
      <strong className="num">{percent === undefined ? '–' : formatPercent(percent)}</strong>
    </p>
  );
});
