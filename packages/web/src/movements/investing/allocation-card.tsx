import { formatPercent } from '@aroeira/domain/kernel';
import { minimumInvestment, type InvestmentFieldError } from '@aroeira/domain/movements';
import { INVESTING_TEXTS, investmentMessage, minimumCaption } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { createContext, use, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { FundTypeName } from '../funds/fund-type-name.tsx';
import { Fact } from '../../ui/fact.tsx';
import { labelOf } from '../../ui/fields/choices/choice-binding.ts';
import { SelectInput } from '../../ui/fields/choices/select-input.tsx';
import { TextInput } from '../../ui/fields/text/text-input.tsx';
import { Money } from '../../ui/money.tsx';
import { useNear } from '../../ui/use-near.ts';
import type { Allocation, AllocationRow } from './allocation.ts';

interface Props {
  readonly allocation: Allocation;
  readonly row: AllocationRow;
}

const idOf = ({ fund }: AllocationRow, field: 'amount' | 'bankAccountId'): string => `${field}-${fund.id}`;

/** Brings the client to the first field with an error. */
const focusWrong = (row: AllocationRow): void => {
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

/** The next card is there before the client comes to it, by the Tab key or by hand. */
const NEAR = { within: '400px', untilKnown: 'near' } as const;

/** One fund of an investment. A key in a field draws this card again, and no other. */
export const AllocationCard = observer(({ allocation, row }: Props) => {
  const { fund } = row;
  const box = useRef<HTMLElement>(null);
  const refusal = allocation.refusal?.row === row ? allocation.refusal : undefined;
  const isSeen = useNear(box, NEAR);
  // The Tab key enters the list at its first or its last card, from far away.
  const isEnd = row === allocation.rows[0] || row === allocation.rows.at(-1);
  const hasFields = isSeen || isEnd || refusal !== undefined;
  useEffect(() => {
    if (refusal !== undefined) focusWrong(refusal.row);
  }, [refusal]);
  return (
    <section className="card stack amount-card" aria-label={fund.name} ref={box}>
      <div className="stack-8">
        <FundTypeName of={fund.type} />
        <h3>{fund.name}</h3>
      </div>
      <dl className="facts">
        <Fact
          caption={INVESTING_TEXTS.held}
          value={fund.position === undefined ? '–' : <Money amount={fund.position} />}
        />
        <Fact caption={minimumCaption(fund)} value={<Money amount={minimumInvestment(fund)} />} />
      </dl>
      {hasFields ? <Fields allocation={allocation} row={row} /> : <FarFields row={row} />}
      <PercentAfter fundId={fund.id} />
    </section>
  );
});

const Fields = observer(({ allocation, row }: Props) => (
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
        // Only an amount of zero removes an account, and the client cannot set a suggested amount.
        availability: allocation.isManual || row.typed !== '' ? 'open' : 'readOnly',
        enterKeyHint: 'next',
        ...saidAt(row.errorAt('bankAccountId')),
      }}
    />
  </div>
));

/**
 * The fields of a card far from the screen, as text of the same height. After each key the browser looks at every field of
 * the page, to offer what it could fill in. So many fields make a key slow.
 */
const FarFields = observer(({ row }: Pick<Props, 'row'>) => (
  <dl className="invest-pair">
    <FarField look="num is-figure" field={row.fields.amount} text={row.typed} error={row.errorAt('amount')} />
    <FarField
      field={row.fields.bankAccountId}
      text={labelOf(row.fields.bankAccountId.choices, row.bankAccountId)}
      error={row.errorAt('bankAccountId')}
    />
  </dl>
));

interface FarFieldProps {
  readonly field: { readonly caption: string };
  readonly text: string;
  readonly look?: string;
  readonly error: InvestmentFieldError | undefined;
}

const FarField = ({ field, text, look = '', error }: FarFieldProps) => (
  <div className="field">
    <dt className="field-label">{field.caption}</dt>
    <dd className="stack-8">
      <span className={`input far-input ${look}`}>{text}</span>
      {error !== undefined && <p className="error">{`* ${investmentMessage(error)}`}</p>}
    </dd>
  </div>
);

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
