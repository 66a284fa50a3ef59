import type { Fund } from '@aroeira/domain/movements';
import { fundCount, HUB_TEXTS, INVESTING_TEXTS, LIST_TEXTS } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useVisit } from '../../composition/injection.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { waiting } from '../../ui/asking.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import { OrderBar } from '../order-bar.tsx';
import type { FundChoiceViewModel } from './fund-choice.view-model.ts';
import { FundSearch } from './fund-search.tsx';
import { FundTick } from './fund-tick.tsx';
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
        <WhenLoaded loaded={model.loaded} failed={NOT_LOADED} waiting={<ChoiceWaiting />}>
          {({ funds }) => (funds.length === 0 ? <NoFunds /> : <Choice model={model} funds={funds} />)}
        </WhenLoaded>
      </div>
    )
  );
};

const NOT_LOADED = { title: LIST_TEXTS.fundsNotLoaded };

/** What to choose, which the page knows before the funds. */
const ChoiceHead = () => (
  <div className="stack-8">
    <h2>{INVESTING_TEXTS.chooseFunds}</h2>
    <p className="secondary">{INVESTING_TEXTS.chooseLead}</p>
  </div>
);

const ChoiceWaiting = () => (
  <div className="stack-24">
    <ChoiceHead />
    <Waiting />
  </div>
);

const NoFunds = () => (
  <EmptyState title={LIST_TEXTS.noFunds} body={LIST_TEXTS.noFundsSays}>
    <ButtonLink to="/profile-talktoplanner">Fale com seu Planejador</ButtonLink>
  </EmptyState>
);

/** `/movements/investment`. */
export const Page = signedInPage(FundChoice, { place: 'investing', waiting: <ChoiceWaiting /> });

interface Props {
  readonly model: FundChoiceViewModel;
}

const Choice = observer(({ model, funds }: Props & { readonly funds: readonly Fund[] }) => (
  <>
    <SubmitForm className="stack-24" {...waiting(model.call, model.asking)} onSubmit={model.submit}>
      <ChoiceHead />
      <FormFields form={model.draft.total} />
      <FundSearch draft={model.draft} funds={funds} />
      <Funds model={model} />
      <Bottom model={model} />
    </SubmitForm>
    <InvestAgainDialog asking={model.asking} />
  </>
));

const Funds = observer(({ model }: Props) => (
  <div className="stack">
    <output className="secondary">
      {model.shown.length === 0 ? INVESTING_TEXTS.noneFound : fundCount(model.shown.length)}
    </output>
    <ul className="tiles fund-choices" aria-label="Fundos">
      {model.shown.map((fund) => (
        <Choosable key={fund.id} model={model} fund={fund} />
      ))}
    </ul>
  </div>
));

const Bottom = observer(({ model: { isFundMissing, draft, call, asking } }: Props) => (
  <OrderBar
    caption={INVESTING_TEXTS.chosen}
    total={<b>{fundCount(draft.chosen.size)}</b>}
    action={
      <Button type="submit" {...waiting(call, asking)}>
        {HUB_TEXTS.invest}
      </Button>
    }
  >
    {isFundMissing && <Alert body={INVESTING_TEXTS.fundMissing} />}
  </OrderBar>
));

const Choosable = observer(({ model, fund }: Props & { readonly fund: Fund }) => (
  <FundTick fund={fund} isChosen={model.draft.chosen.has(fund.id)} onToggle={() => model.toggle(fund.id)} />
));
