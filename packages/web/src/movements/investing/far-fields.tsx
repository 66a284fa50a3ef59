import type { InvestmentFieldError } from '@aroeira/domain/movements';
import { investmentMessage } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import type { HTMLAttributes, ReactNode } from 'react';
import { choiceOf } from '../../ui/fields/choices/choice-binding.ts';
import { ChoiceFace } from '../../ui/fields/choices/choice-face.tsx';
import { errorId, labelId } from '../../ui/fields/field-binding.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';
import type { Allocation, AllocationRow } from './allocation.ts';
import { idOf, type Enterable } from './row-field.ts';

/**
 * The fields of a card far from the screen, as text of the same height. After each key the browser looks at every field
 * of the page, to offer what it could fill in. So many fields make a key slow. A screen reader lists them as the fields
 * that they become as soon as somebody enters them, by the Tab key or from such a list. @see decision 0388
 */
export const FarFields = observer(({ allocation: { isManual }, row, enter }: FarProps) => (
  <div className="invest-pair">
    <FarField
      id={idOf(row, 'amount')}
      look="num is-figure"
      field={row.fields.amount}
      error={row.errorAt('amount')}
      control={{ tabIndex: 0, role: 'textbox', 'aria-readonly': !isManual, onFocus: () => enter('amount') }}
    >
      {row.typed}
    </FarField>
    <FarField
      id={idOf(row, 'bankAccountId')}
      field={row.fields.bankAccountId}
      look="pick"
      error={row.errorAt('bankAccountId')}
      control={{ tabIndex: 0, role: 'combobox', 'aria-expanded': false, onFocus: () => enter('bankAccountId') }}
    >
      <ChoiceFace choice={choiceOf(row.fields.bankAccountId.choices, row.bankAccountId)} isRead />
    </FarField>
  </div>
));

interface FarProps {
  readonly allocation: Allocation;
  readonly row: AllocationRow;
  /** The focus came to a field. */
  readonly enter: (field: Enterable) => void;
}

interface FarFieldProps {
  readonly id: string;
  readonly field: { readonly caption: string };
  readonly look: string;
  readonly children: ReactNode;
  readonly error: InvestmentFieldError | undefined;
  /** What says that it is a field. No `input` may stand there: the browser would look at it after each key. */
  readonly control: HTMLAttributes<HTMLElement>;
}

const FarField = ({ id, field, look, error, control, children }: FarFieldProps) => (
  <div className="field">
    <span className="field-label" id={labelId(id)}>
      {field.caption}
    </span>
    <span
      {...control}
      className={`input far-input ${look}`}
      aria-labelledby={labelId(id)}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId(id)}
    >
      {children}
    </span>
    {error !== undefined && <FieldError id={errorId(id)} sentence={investmentMessage(error)} isAnnounced={false} />}
  </div>
);
