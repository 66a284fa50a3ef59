import { formatPercent } from '@aroeira/domain/kernel';
import {
  INVESTING_TEXTS,
  investmentMessage,
  minimumCaption,
  minimumInvestment,
  type InvestmentFieldError,
} from '@aroeira/domain/movements';
import { observer } from 'mobx-react-lite';
import { createContext, use, useDeferredValue, type ReactNode } from 'react';
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

/** The percent of each fund after the investment. `undefined` while the server's suggestion stands. */
const Percents = createContext<Allocation['percents'] | undefined>(undefined);

/**
 * Gives the cards below it the percents. A key changes the percent of every fund, so the browser paints the key first, and
 * the percents right after it.
 */
export const LivePercents = observer(({ allocation, children }: LivePercentsProps) => {
  const percents = useDeferredValue(allocation.isManual ? allocation.percents : undefined);
  return <Percents value={percents}>{children}</Percents>;
});

interface LivePercentsProps {
  readonly allocation: Allocation;
  readonly children: ReactNode;
}

/** One fund of an investment. A key in a field draws this card again, and no other. */
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
      <PercentAfter fundId={fund.id} />
    </section>
  );
});

const saidAt = (error: InvestmentFieldError | undefined) => ({
  isInvalid: error !== undefined,
  error: error === undefined ? undefined : investmentMessage(error),
});

/** Shown while the client sets the amounts. @see spec B §4 Investment flow 4; decision Q158 */
const PercentAfter = ({ fundId }: { readonly fundId: number }) => {
  const percents = use(Percents);
  if (percents === undefined) return null;
  const percent = percents.get(fundId);
  return (
    <p className="invest-after secondary">
      <span>{INVESTING_TEXTS.percentAfter}</span>
      <strong>
        <span className="num">{percent === undefined ? '–' : formatPercent(percent)}</span>
      </strong>
    </p>
  );
};
