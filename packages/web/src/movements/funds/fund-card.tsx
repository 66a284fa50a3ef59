import type { Fund } from '@aroeira/domain/movements';
import { ORDER_TEXTS } from '@aroeira/domain/movements/messages';
import { FundTypeName } from './fund-type-name.tsx';
import { Money } from '../../ui/money.tsx';

interface Props {
  readonly fund: Pick<Fund, 'name' | 'type' | 'position'>;
  readonly heading: 'h2' | 'h3';
}

/** A fund with its type and the gross total that the client holds of it. */
export const FundCard = ({ fund, heading: Heading }: Props) => {
  return (
    <section className="card stack">
      <div className="stack-8">
        <FundTypeName of={fund.type} />
        <Heading>{fund.name}</Heading>
      </div>
      <div className="row between fund-total">
        <span className="secondary">{ORDER_TEXTS.held}</span>
        <span className="money-big">{fund.position === undefined ? '–' : <Money amount={fund.position} />}</span>
      </div>
    </section>
  );
};
