import { minimumInvestment, type Fund, type FundRisk as Risk } from '@aroeira/domain/movements';
import {
  FUND_PAPERS,
  fundCount,
  HUB_TEXTS,
  INVESTING_TEXTS,
  LIST_TEXTS,
  minimumCaption,
  termText,
  RISK_CAPTIONS,
} from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'wouter';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useVisit } from '../../composition/injection.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { FundTypeName } from '../funds/fund-type-name.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import { OrderBar } from '../order-bar.tsx';
import type { FundChoiceViewModel } from './fund-choice.view-model.ts';
import { FundSearch } from './fund-search.tsx';
import { InvestAgainDialog } from './invest-again.tsx';
import './investing.css';

const FundChoice = () => {
  const model = useVisit(MOVEMENTS.OpenFundChoice);
  const hours = useVisit(MOVEMENTS.OpenOrderHours);
  return (
    model && (
      <div className="page">
        <PageHead title={HUB_TEXTS.invest} back="/movements" />
        <HoursNotice hours={hours} />
        <WhenLoaded loaded={model.loaded} failed={{ title: 'Ops!', body: LIST_TEXTS.fundsNotLoaded }}>
          {({ funds }) =>
            funds.length === 0 ? <EmptyState title={LIST_TEXTS.noFunds} /> : <Choice model={model} funds={funds} />
          }
        </WhenLoaded>
      </div>
    )
  );
};

/** `/movements/investment`. */
export const Page = signedInPage(FundChoice, 'investing');

interface Props {
  readonly model: FundChoiceViewModel;
}

const Choice = ({ model, funds }: Props & { readonly funds: readonly Fund[] }) => (
  <>
    <SubmitForm className="stack-24" isBusy={model.call.isBusy} onSubmit={model.submit}>
      <div className="stack-8">
        <h2>{INVESTING_TEXTS.chooseFunds}</h2>
        <p className="secondary">{INVESTING_TEXTS.chooseLead}</p>
      </div>
      <FormFields form={model.draft.total} />
      <FundSearch draft={model.draft} funds={funds} />
      <Funds model={model} />
      <Bottom model={model} />
    </SubmitForm>
    <InvestAgainDialog asking={model.asking} />
  </>
);

const Funds = observer(({ model }: Props) => (
  <div className="stack">
    <output className="secondary">
      {model.shown.length === 0 ? INVESTING_TEXTS.noneFound : fundCount(model.shown.length)}
    </output>
    <ul className="tiles fund-choices" aria-label="Fundos">
      {model.shown.map((fund) => (
        <FundTick key={fund.id} model={model} fund={fund} />
      ))}
    </ul>
  </div>
));

const Bottom = observer(({ model: { isFundMissing, draft, call } }: Props) => (
  <OrderBar
    caption={INVESTING_TEXTS.chosen}
    total={<b>{fundCount(draft.chosen.size)}</b>}
    action={
      <Button type="submit" isBusy={call.isBusy}>
        {HUB_TEXTS.invest}
      </Button>
    }
  >
    {isFundMissing && <Alert body={INVESTING_TEXTS.fundMissing} />}
  </OrderBar>
));

const FundTick = observer(({ model, fund }: Props & { readonly fund: Fund }) => {
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
        <input
          className="tick"
          type="checkbox"
          id={id}
          checked={model.draft.chosen.has(fund.id)}
          onChange={() => model.toggle(fund.id)}
        />
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
});

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
