import { objectiveColor, type Objective } from '@aroeira/domain/independence';
import { Money } from '../../ui/money.tsx';
import './objective-facts.css';

/** An objective in a list: its title has a line of its own on a phone, above year and amount. */
export const ObjectiveFacts = ({ objective: { title, year, amount, color } }: { readonly objective: Objective }) => (
  <>
    <i className="swatch" />
    <span className="objective-facts">
      <span className="strong">{title}</span>
      <span className="secondary num">
        {year}
        <span className="sr-only">, {objectiveColor(color).label}</span>
      </span>
      <Money amount={amount} />
    </span>
  </>
);
