import type { OrderStep } from '@aroeira/domain/movements';
import { orderStepCaption, orderStepDay } from '@aroeira/domain/movements/messages';
import type { Movement } from '@aroeira/domain/movements';
import { Icon } from '../ui/icon.tsx';
import './order-steps.css';

interface Props {
  readonly steps: readonly OrderStep[];
  readonly operation: Movement['operation'];
  /** What a step says while the server names no day for it. */
  readonly otherwise?: Partial<Record<OrderStep['kind'], string>>;
}

const lookOf = ({ kind, isDone }: OrderStep): string | undefined => {
  if (kind === 'canceled') return 'is-canceled';
  return isDone ? 'is-done' : undefined;
};

/** The steps of an order, one below the other: what is done has a check, and an order that was canceled a cross. */
export const OrderSteps = ({ steps, operation, otherwise = {} }: Props) => (
  <ol className="order-steps">
    {steps.map((step) => (
      <li key={step.kind} className={lookOf(step)}>
        <span className="order-step-mark">
          {step.isDone && <Icon name={step.kind === 'canceled' ? 'close' : 'check'} isSmall />}
        </span>
        <span>
          <span className="strong">{orderStepCaption(step, operation)}</span>{' '}
          <span className="secondary num">{orderStepDay(step, otherwise[step.kind])}</span>
        </span>
      </li>
    ))}
  </ol>
);
