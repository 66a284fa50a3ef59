import { partedByHolding, type Fund } from '@aroeira/domain/movements';
import { LIST_TEXTS, ORDER_TEXTS, redemptionBlockMessage, withoutBalance } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useVisit } from '../../composition/injection.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { FundTypeName } from '../funds/fund-type-name.tsx';
import { useInject } from '../../composition/injection.tsx';
import { FirstInvestment } from '../../position/first-investment.tsx';
import { STANDING } from '../../registration/standing/standing.tokens.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import type { RedemptionFundsViewModel } from './redemption-funds.view-model.ts';
import '../movements.css';

const Funds = observer(() => {
  const model = useVisit(MOVEMENTS.OpenRedemptionFunds);
  const hours = useVisit(MOVEMENTS.OpenOrderHours);
  const investing = useInject(STANDING.PortalStanding).accessTo('investing');
  const nothing = <FirstInvestment title={LIST_TEXTS.nothingToRedeem} investing={investing} />;
  return (
    model && (
      <div className="page">
        <PageHead title={ORDER_TEXTS.redeem} back="/movements" />
        <HoursNotice hours={hours} />
        <WhenLoaded loaded={model.loaded} failed={NOT_LOADED} waiting={<FundsWaiting />}>
          {(funds) => (funds.length === 0 ? nothing : <FundChoices model={model} funds={funds} nothing={nothing} />)}
        </WhenLoaded>
      </div>
    )
  );
});

const NOT_LOADED = { title: LIST_TEXTS.fundsNotLoaded };

const WHICH_FUND = <p className="secondary">De qual fundo você quer resgatar?</p>;

const FundsWaiting = () => (
  <div className="stack">
    {WHICH_FUND}
    <Waiting />
  </div>
);

/** `/movements/redemption`. */
export const Page = signedInPage(Funds, { place: 'redeeming', waiting: <FundsWaiting /> });

interface Props {
  readonly model: RedemptionFundsViewModel;
}

interface ChoicesProps extends Props {
  readonly funds: readonly Fund[];
  /** Stands in the place of funds with money in them. */
  readonly nothing: ReactNode;
}

/** The funds with money in them. Those without are folded below, and each says why nothing can be taken out. @see decision Q093 */
const FundChoices = observer(({ model, funds, nothing }: ChoicesProps) => {
  const { held, without } = partedByHolding(funds);
  return (
    <>
      {held.length === 0 ? (
        nothing
      ) : (
        <div className="stack">
          {WHICH_FUND}
          <FundList model={model} funds={held} />
        </div>
      )}
      {without.length > 0 && (
        <Disclosure head={withoutBalance(without.length)}>
          <FundList model={model} funds={without} isWithout />
        </Disclosure>
      )}
    </>
  );
});

interface ListProps extends Props {
  readonly funds: readonly Fund[];
  /** Nothing can be taken out of them. */
  readonly isWithout?: boolean;
}

const FundList = observer(({ model, funds, isWithout = false }: ListProps) => (
  <ul className="tiles fund-choices">
    {funds.map((fund) => (
      <FundChoice
        key={fund.id}
        fund={fund}
        isWithout={isWithout}
        refusal={model.refused?.fundId === fund.id ? redemptionBlockMessage(model.refused.block) : undefined}
        onChoose={() => model.choose(fund.id)}
      />
    ))}
  </ul>
));

interface ChoiceProps {
  readonly fund: Fund;
  readonly isWithout: boolean;
  readonly refusal: string | undefined;
  readonly onChoose: () => void;
}

const FundChoice = ({ fund, isWithout, refusal, onChoose }: ChoiceProps) => {
  const id = useId();
  return (
    <li className={`card is-flush ${isWithout ? 'is-without' : ''}`}>
      <button
        type="button"
        className="fund-choice"
        aria-describedby={refusal === undefined ? undefined : id}
        onClick={onChoose}
      >
        <span className="grow">
          <FundTypeName of={fund.type} />
          <span className="strong">{fund.name}</span>
          <span className="fund-held">{fund.position === undefined ? '–' : <Money amount={fund.position} />}</span>
        </span>
        {!isWithout && <Icon name="right" isSmall />}
      </button>
      <output id={id} className="fund-refusal">
        {refusal}
      </output>
    </li>
  );
};
