import { FundTypeName } from '../funds/fund-type-name.tsx';

interface Props {
  readonly fundName: string;
  readonly fundType: string | undefined;
  readonly amount: string;
}

/** The head of the card of one fund in an order: its type, its name and how much goes into it. */
export const OrderHead = ({ fundName, fundType, amount }: Props) => (
  <div className="order-head">
    <div className="stack-8">
      {fundType !== undefined && <FundTypeName of={fundType} />}
      <h2>{fundName}</h2>
    </div>
    <p className="money money-big">{amount}</p>
  </div>
);
