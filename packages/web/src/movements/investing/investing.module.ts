import {
  makeHttpFundFiles,
  makeHttpFundTerms,
  makeHttpInvestments,
  makeHttpSuggestions,
} from '@aroeira/adapters-http/movements';
import { makeBrowserStorage, makePlacedInvestments, prefixOf } from '@aroeira/adapters-http/storage';
import {
  makeBeginInvesting,
  makeConfirmInvestment,
  makeFindTerms,
  makeLoadInvesting,
  makeRequestInvestment,
  makeSuggestDistribution,
} from '@aroeira/domain/movements';
import { bindings, type Bindings } from '../../composition/bindings.ts';
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

/** The calls and use cases of an investment, beside those of a redemption. */
const callBindings = bindings((bind) => {
  bind(MOVEMENTS.Investments, makeHttpInvestments, { http: SHARED.HttpClient, deviceInfo: SHARED.DeviceInfo });
  bind(MOVEMENTS.Suggestions, makeHttpSuggestions, SHARED.HttpClient);
  bind(MOVEMENTS.FundTerms, makeHttpFundTerms, SHARED.HttpClient);
  bind(MOVEMENTS.FundFiles, makeHttpFundFiles, SHARED.HttpClient);
  bind(MOVEMENTS.LoadInvesting, makeLoadInvesting, {
    loadFunds: MOVEMENTS.LoadFunds,
    clients: MOVEMENTS.OrderingClients,
  });
  bind(MOVEMENTS.BeginInvesting, makeBeginInvesting, { recall: MOVEMENTS.RecallOrders, clock: SHARED.ServerClock });
  bind(MOVEMENTS.SuggestDistribution, makeSuggestDistribution, MOVEMENTS.Suggestions);
  bind(MOVEMENTS.FindTerms, makeFindTerms, MOVEMENTS.FundTerms);
  bind(MOVEMENTS.RequestInvestment, makeRequestInvestment, {
    investments: MOVEMENTS.Investments,
    submitted: MOVEMENTS.SubmittedOrders,
    clock: SHARED.ServerClock,
  });
  bind(MOVEMENTS.ConfirmInvestment, makeConfirmInvestment, {
    recall: MOVEMENTS.RecallOrders,
    request: MOVEMENTS.RequestInvestment,
  });
  bind(MOVEMENTS.InvestmentUnderWay, investmentOfSession, SHARED.BrowserNavigation);
  bind(
    MOVEMENTS.PlacedInvestments,
    ({ navigation, configuration: { environment } }) => {
      const tab = makeBrowserStorage(() => window.sessionStorage);
      const placed = makePlacedInvestments({ tab, prefix: prefixOf(environment) });
      whenSessionEnds(navigation, placed.remove);
      return placed;
    },
    { navigation: SHARED.BrowserNavigation, configuration: SHARED.Configuration },
  );
});

/** What opens the pages before the amounts are right. */
const amountBindings = bindings((bind) => {
  bind(MOVEMENTS.OpenFundPaper, (files) => (paper) => makeFundPaperModel(files, paper), MOVEMENTS.FundFiles);
  bind.visit(
    MOVEMENTS.OpenFundChoice,
    (session, { navigation, ...parts }) => {
      const goOn = () => navigation.push('/movements/investment/apply');
      return new FundChoiceViewModel({ clientId: session.clientId, goOn, ...parts });
    },
    {
      navigation: SHARED.Navigation,
      loadInvesting: MOVEMENTS.LoadInvesting,
      begin: MOVEMENTS.BeginInvesting,
      underWay: MOVEMENTS.InvestmentUnderWay,
      forms: SHARED.FormPorts,
    },
  );
  bind(
    MOVEMENTS.OpenApply,
    ({ underWay, navigation, ...parts }) =>
      () => {
        const { choice } = underWay;
        if (choice === undefined) return START;
        const goOn = (to: 'Sign' | 'Confirm') => navigation.push(to === 'Sign' ? SIGN : CONFIRMATION);
        return new ApplyViewModel({ choice, underWay, goOn, ...parts });
      },
    {
      underWay: MOVEMENTS.InvestmentUnderWay,
      navigation: SHARED.Navigation,
      suggest: MOVEMENTS.SuggestDistribution,
      findTerms: MOVEMENTS.FindTerms,
    },
  );
});

/** What opens the pages after the amounts. */
const orderBindings = bindings((bind) => {
  bind(
    MOVEMENTS.OpenSign,
    ({ links, navigation, ...parts }) =>
      () =>
        new SignViewModel({
          attention: attentionTo(window),
          openTab: (address) => void links.open(address),
          goOn: () => navigation.push(CONFIRMATION),
          ...parts,
        }),
    {
      links: SHELL.ExternalLinks,
      navigation: SHARED.Navigation,
      underWay: MOVEMENTS.InvestmentUnderWay,
      fundTerms: MOVEMENTS.FundTerms,
      scheduler: SHARED.Scheduler,
    },
  );
  bind(MOVEMENTS.OpenConfirmation, openConfirmation, confirming);
});

/** What the pages of an investment need, beside those of a redemption. */
export const investingBindings: Bindings = [...callBindings, ...amountBindings, ...orderBindings];

/** The investment of one session. The next session starts with none. */
const investmentOfSession = (navigation: Moves): InvestmentUnderWay => {
  const underWay = new InvestmentUnderWay(() => window.crypto.randomUUID());
  whenSessionEnds(navigation, () => underWay.reset());
  return underWay;
};
