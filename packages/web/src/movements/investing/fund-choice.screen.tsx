import {
  FUND_PAPERS,
  HUB_TEXTS,
  INVESTING_TEXTS,
  LIST_TEXTS,
  ORDER_TEXTS,
  RECENT_QUESTIONS,
  termText,
  type Fund,
} from '@aroeira/domain/movements';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { FundTypeName } from '../funds/fund-type-name.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { WaitingCards } from '../waiting-cards.tsx';
import type { FundChoiceViewModel } from './fund-choice.view-model.ts';
import '../movements.css';
import './investing.css';

interface Props {
  readonly model: FundChoiceViewModel;
}

/** `/movements/investment`. Draws the view model and passes gestures on; decides nothing. */
export const FundChoiceScreen = ({ model }: Props) => (
  <div className="page is-form">
    <PageHead title={HUB_TEXTS.invest} back="/movements" />
    <WhenLoaded
      loaded={model.loaded}
      failed={{ title: 'Ops!', body: LIST_TEXTS.fundsNotLoaded }}
      waiting={<WaitingCards />}
    >
      {({ funds }) =>
        funds.length === 0 ? <EmptyState title={LIST_TEXTS.noFunds} /> : <Choice model={model} funds={funds} />
      }
    </WhenLoaded>
  </div>
);

const Choice = ({ model, funds }: Props & { readonly funds: readonly Fund[] }) => (
  <>
    <SubmitForm className="stack-24" isBusy={model.call.isSending} onSubmit={model.submit}>
      <div className="stack-8">
        <h2>{INVESTING_TEXTS.chooseFunds}</h2>
        <p className="secondary">{INVESTING_TEXTS.chooseLead}</p>
      </div>
      <FormFields form={model.total} />
      <ul className="stack" aria-label="Fundos">
        {funds.map((fund) => (
          <FundTick key={fund.id} model={model} fund={fund} />
        ))}
      </ul>
      <Bottom model={model} />
    </SubmitForm>
    <Question model={model} />
  </>
);

const Bottom = observer(({ model: { isFundMissing, call } }: Props) => (
  <div className="invest-bar">
    {isFundMissing && <Alert body={INVESTING_TEXTS.fundMissing} />}
    <Button type="submit" isBusy={call.isSending}>
      {HUB_TEXTS.invest}
    </Button>
  </div>
));

/** @see spec B §4 Investment flow 2 */
const Question = observer(({ model: { asking } }: Props) =>
  asking.question === undefined ? null : (
    <ConfirmDialog
      question={RECENT_QUESTIONS.investment.question}
      body={RECENT_QUESTIONS.investment.body}
      yes="Sim"
      no="Não"
      onYes={() => asking.answer(true)}
      onNo={() => asking.answer(false)}
    />
  ),
);

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
          checked={model.chosen.has(fund.id)}
          onChange={() => model.toggle(fund.id)}
        />
      </div>
      <dl className="facts is-pairs">
        <Fact caption={INVESTING_TEXTS.initialMinimum} value={<Money amount={fund.minimumInitialInvestment} />} />
        <Fact caption={INVESTING_TEXTS.additionalMinimum} value={<Money amount={fund.minimumAdditionalInvestment} />} />
        <Fact caption={ORDER_TEXTS.pricing} value={termText(fund.pricingTerm)} />
        <Fact caption={ORDER_TEXTS.settlement} value={termText(fund.settlementTerm)} />
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

const Fact = ({ caption, value }: { readonly caption: string; readonly value: ReactNode }) => (
  <div>
    <dt>{caption}</dt>
    <dd>{value}</dd>
  </div>
);
