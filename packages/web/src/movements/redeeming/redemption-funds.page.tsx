import type { Fund } from '@aroeira/domain/movements';
import { LIST_TEXTS, ORDER_TEXTS, redemptionBlockMessage } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useVisit } from '../../composition/use-visit.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import { FundTypeName } from '../funds/fund-type-name.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { HoursNotice } from '../hours-notice.tsx';
import { WaitingCards } from '../waiting-cards.tsx';
import type { RedemptionFundsViewModel } from './redemption-funds.view-model.ts';
import '../movements.css';

const Funds = () => {
  const model = useVisit(MOVEMENTS.OpenRedemptionFunds);
  const hours = useVisit(MOVEMENTS.OpenOrderHours);
  return (
    model && (
      <div className="page">
        <PageHead title={ORDER_TEXTS.redeem} lead="Escolha o fundo de onde o valor sai." back="/movements" />
        <HoursNotice hours={hours} />
        <WhenLoaded
          loaded={model.loaded}
          failed={{ title: 'Ops!', body: LIST_TEXTS.fundsNotLoaded }}
          waiting={<WaitingCards />}
        >
          {(funds) =>
            funds.length === 0 ? (
              <EmptyState title={LIST_TEXTS.nothingToRedeem} />
            ) : (
              <FundChoices model={model} funds={funds} />
            )
          }
        </WhenLoaded>
      </div>
    )
  );
};

/** `/movements/redemption`. */
export const Page = signedInPage(Funds, 'redeeming');

interface Props {
  readonly model: RedemptionFundsViewModel;
}

const isHeld = ({ position }: Fund): boolean => position !== undefined && position > 0;

/** The funds with money in them come first. A fund without says why nothing can be taken out. @see decision Q093 */
const FundChoices = observer(({ model, funds }: Props & { readonly funds: readonly Fund[] }) => {
  const ordered = [...funds.filter(isHeld), ...funds.filter((fund) => !isHeld(fund))];
  return (
    <ul className="fund-choices">
      {ordered.map((fund) => (
        <FundChoice
          key={fund.id}
          fund={fund}
          refusal={model.refused?.fundId === fund.id ? redemptionBlockMessage(model.refused.block) : undefined}
          onChoose={() => model.choose(fund.id)}
        />
      ))}
    </ul>
  );
});

interface ChoiceProps {
  readonly fund: Fund;
  readonly refusal: string | undefined;
  readonly onChoose: () => void;
}

const FundChoice = ({ fund, refusal, onChoose }: ChoiceProps) => {
  const id = useId();
  return (
    <li className={`card is-flush ${isHeld(fund) ? '' : 'is-without'}`}>
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
        <Icon name="right" isSmall />
      </button>
      <output id={id} className="fund-refusal">
        {refusal}
      </output>
    </li>
  );
};
