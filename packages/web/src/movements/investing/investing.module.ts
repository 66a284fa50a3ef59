import { makeHttpFundFiles } from '@aroeira/adapters-http/movements';
import { makePlacedInvestments } from '@aroeira/adapters-http/storage';
import { bindings, type Bindings } from '../../composition/bindings.ts';
import { tabPlace } from '../../composition/tab-place.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { whenSessionEnds, type Moves } from '../../shell/session/kept.ts';
import { attentionTo } from '../../shell/session/session-watch.adapter.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import { ApplyViewModel } from './apply.view-model.ts';
import { CONFIRMATION, confirming, openConfirmation, SIGN, START } from './open-confirmation.ts';
import { makeFundPaperModel } from './fund-terms.view-model.ts';
import { FundChoiceViewModel } from './fund-choice.view-model.ts';
import { InvestmentUnderWay } from './investment-under-way.ts';
import { SignViewModel } from './sign.view-model.ts';

/** What the pages of one investment share, and keep of it. */
const sharedBindings = bindings((bind) => {
  bind(MOVEMENTS.FundFiles, makeHttpFundFiles, SHARED.HttpClient);
  bind(MOVEMENTS.InvestmentUnderWay, investmentOfSession, SHARED.BrowserNavigation);
  bind(
    MOVEMENTS.PlacedInvestments,
    ({ navigation, configuration }) => {
      const placed = makePlacedInvestments(tabPlace(configuration));
      whenSessionEnds(navigation, placed.remove);
      return placed;
    },
    { navigation: SHARED.BrowserNavigation, configuration: SHARED.Configuration },
  );
});

/** The fund that 'Investir de novo' of an order passed. */
const wishedIn = (passed: object | undefined): string | undefined =>
  passed !== undefined && 'fundName' in passed && typeof passed.fundName === 'string' ? passed.fundName : undefined;

/** What opens the pages before the amounts are right. */
const amountBindings = bindings((bind) => {
  bind(MOVEMENTS.OpenFundPaper, (files) => (paper) => makeFundPaperModel(files, paper), MOVEMENTS.FundFiles);
  bind.visit(
    MOVEMENTS.OpenFundChoice,
    (session, { orders, navigation, browser, ...parts }) => {
      const goOn = () => navigation.push('/movements/investment/apply');
      const wished = wishedIn(browser.state());
      return new FundChoiceViewModel({ clientId: session.clientId, goOn, wished, ...orders, ...parts });
    },
    {
      orders: MOVEMENTS.UseCases,
      navigation: SHARED.Navigation,
      browser: SHARED.BrowserNavigation,
      underWay: MOVEMENTS.InvestmentUnderWay,
      forms: SHARED.FormPorts,
    },
  );
  bind(
    MOVEMENTS.OpenApply,
    ({ orders, underWay, navigation }) =>
      () => {
        const { choice } = underWay;
        if (choice === undefined) return START;
        const goOn = (to: 'Sign' | 'Confirm') => navigation.push(to === 'Sign' ? SIGN : CONFIRMATION);
        return new ApplyViewModel({ choice, underWay, goOn, navigation, ...orders });
      },
    { orders: MOVEMENTS.UseCases, underWay: MOVEMENTS.InvestmentUnderWay, navigation: SHARED.Navigation },
  );
});

/** What opens the pages after the amounts. */
const orderBindings = bindings((bind) => {
  bind(
    MOVEMENTS.OpenSign,
    ({ orders, links, navigation, ...parts }) =>
      () =>
        new SignViewModel({
          attention: attentionTo(window),
          openTab: (address) => void links.open(address),
          goOn: () => navigation.push(CONFIRMATION),
          ...orders,
          ...parts,
        }),
    {
      orders: MOVEMENTS.UseCases,
      links: SHELL.ExternalLinks,
      navigation: SHARED.Navigation,
      underWay: MOVEMENTS.InvestmentUnderWay,
      scheduler: SHARED.Scheduler,
    },
  );
  bind(MOVEMENTS.OpenConfirmation, openConfirmation, confirming);
});

/** What the pages of an investment need, beside the use cases of orders. */
export const investingBindings: Bindings = [...sharedBindings, ...amountBindings, ...orderBindings];

/** The investment of one session. The next session starts with none. */
const investmentOfSession = (navigation: Moves): InvestmentUnderWay => {
  const underWay = new InvestmentUnderWay(() => window.crypto.randomUUID());
  whenSessionEnds(navigation, () => underWay.reset());
  return underWay;
};
