import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { POSITION } from '../../position/position.tokens.ts';
import { attentionTo } from '../../shell/session/session-watch.adapter.ts';
import { refreshAfterOrder } from '../after-order.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import { RedemptionFundsViewModel } from './redemption-funds.view-model.ts';
import { RedemptionViewModel } from './redemption.view-model.ts';

/** What the pages of a redemption need, beside the use cases of orders. */
export const redeemingBindings = bindings((bind) => {
  bind.visit(
    MOVEMENTS.OpenRedemptionFunds,
    (session, { orders, navigation }) =>
      new RedemptionFundsViewModel({
        clientId: session.clientId,
        openForm: (fundId) => navigation.push('/movements/redemption/operation', { fundId }),
        ...orders,
      }),
    { orders: MOVEMENTS.UseCases, navigation: SHARED.Navigation },
  );
  bind.visit(
    MOVEMENTS.OpenRedemption,
    (session, { orders, position, movements, forms }, fundId) =>
      new RedemptionViewModel({
        clientId: session.clientId,
        fundId,
        newKey: () => window.crypto.randomUUID(),
        attention: attentionTo(window),
        ordered: refreshAfterOrder({ position, movements }),
        forms,
        ...orders,
      }),
    {
      orders: MOVEMENTS.UseCases,
      position: POSITION.KeptPosition,
      movements: MOVEMENTS.KeptMovements,
      forms: SHARED.FormPorts,
    },
  );
});
