import { minimumInvestment, type Fund, type FundRisk as Risk } from '@aroeira/domain/movements';
import {
  FUND_PAPERS,
  INVESTING_TEXTS,
  minimumCaption,
  termText,
  RISK_CAPTIONS,
} from '@aroeira/domain/movements/messages';
import { useId } from 'react';
import { Link } from 'wouter';
import { FundTypeName } from '../funds/fund-type-name.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import './investing.css';

interface Props {
  readonly fund: Fund;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** A fund that a client can choose, with what tells it from others. */
export const FundTick = ({ fund, isChosen, onToggle }: Props) => {
  const id = useId();
  return (
    <li className="card stack fund-tick">
      <div className="fund-tick-head">
        <div className="grow stack-8">
          <FundTypeName of={fund.type} />
          <h3>
            <label htmlFor={id}>{fund.name}</label>
          </h3>
        </div>
        <input className="tick" type="checkbox" id={id} checked={isChosen} onChange={onToggle} />
      </div>
      <dl className="facts is-pairs">
        {fund.risk !== undefined && <Fact caption={INVESTING_TEXTS.risk} value={<FundRisk of={fund.risk} />} />}
        <Fact caption={minimumCaption(fund)} value={<Money amount={minimumInvestment(fund)} />} />
        <Fact caption={INVESTING_TEXTS.redemptionPricing} value={termText(fund.pricingTerm)} />
        <Fact caption={INVESTING_TEXTS.redemptionSettlement} value={termText(fund.settlementTerm)} />
      </dl>
      <div className="fund-docs">
        {(['factSheet', 'regulation'] as const).map((kind) => (
          <Link
            key={kind}
            className="link"
            href="/movements/investment/terms"
            state={{ fundId: fund.id, kind }}
            aria-label={`${FUND_PAPERS[kind]}: ${fund.name}`}
          >
            <Icon name="file" isSmall />
            {FUND_PAPERS[kind]}
          </Link>
        ))}
      </div>
    </li>
  );
};

const STEPS = [1, 2, 3, 4, 5] as const;

/** The risk of a fund as five bars and its word. The bars say nothing that the word does not say. */
const FundRisk = ({ of }: { readonly of: Risk }) => (
  <span className="risk">
    <span className="risk-bars" aria-hidden="true">
      {STEPS.map((step) => (
        <i key={step} className={step <= of ? 'is-on' : undefined} />
      ))}
    </span>
    {RISK_CAPTIONS[of]}
  </span>
);
