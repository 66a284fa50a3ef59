import { formatPercent } from '@aroeira/domain/kernel';
import { minimumInvestment, type InvestmentFieldError } from '@aroeira/domain/movements';
import { INVESTING_TEXTS, investmentMessage, minimumCaption } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { createContext, use, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { FundTypeName } from '../funds/fund-type-name.tsx';
import { Fact } from '../../ui/fact.tsx';
import { SelectInput } from '../../ui/fields/choices/select-input.tsx';
import { TextInput } from '../../ui/fields/text/text-input.tsx';
import { Money } from '../../ui/money.tsx';
import { FormHeld } from '../../ui/forms/held.ts';
import { useNear } from '../../ui/use-near.ts';
import type { Allocation, AllocationRow } from './allocation.ts';
import { FarFields } from './far-fields.tsx';
import { idOf, type Enterable } from './row-field.ts';

interface Props {
  readonly allocation: Allocation;
  readonly row: AllocationRow;
}

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
 * Gives the cards below it the percents. A key changes the percent of every fund, so the browser paints the key first,
 * and the percents right after it.
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
  const [entered, setEntered] = useState<Enterable>();
  const hasFields = isSeen || entered !== undefined || refusal !== undefined;
  useEffect(() => {
    if (entered !== undefined) document.getElementById(idOf(row, entered))?.focus();
  }, [entered, row]);
  useEffect(() => {
    // The focus brought the card to the screen, and keeps its fields there.
    if (isSeen) setEntered(undefined);
  }, [isSeen]);
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
      <Entries allocation={allocation} row={row} hasFields={hasFields} enter={setEntered} />
      <PercentAfter fundId={fund.id} />
    </section>
  );
});

interface EntriesProps extends Props {
  readonly hasFields: boolean;
  /** The focus came to a field of a far card. */
  readonly enter: (field: Enterable) => void;
}

/** A fund without a part in the suggestion says so, in the place of two fields that take nothing. */
const Entries = observer(({ hasFields, enter, ...props }: EntriesProps) => {
  if (props.allocation.isLeftOut(props.row)) return <p className="secondary">{INVESTING_TEXTS.notSuggested}</p>;
  return hasFields ? <Fields {...props} /> : <FarFields {...props} enter={enter} />;
});

const Fields = observer(({ allocation, row }: Props) => {
  const isHeld = use(FormHeld);
  return (
    <div className="invest-pair">
      <TextInput
        binding={{
          id: idOf(row, 'amount'),
          field: row.fields.amount,
          typed: row.typed,
          onChange: (typed) => isHeld || row.setAmount(typed),
          availability: allocation.isManual ? 'open' : 'readOnly',
          enterKeyHint: 'next',
          isHeld,
          ...saidAt(row.errorAt('amount')),
        }}
      />
      <SelectInput
        binding={{
          id: idOf(row, 'bankAccountId'),
          field: row.fields.bankAccountId,
          typed: row.bankAccountId,
          // The choices are the ids of accounts.
          onChange: (id) => isHeld || row.setAccount(typeof id === 'number' ? id : undefined),
          availability: 'open',
          enterKeyHint: 'next',
          isHeld,
          ...saidAt(row.errorAt('bankAccountId')),
        }}
      />
    </div>
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
