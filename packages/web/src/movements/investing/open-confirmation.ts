import type { PlacedInvestment } from '@aroeira/domain/movements';
import * as O from 'fp-ts/Option';
import type { PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { POSITION } from '../../position/position.tokens.ts';
import { refreshAfterOrder } from '../after-order.ts';
import { copyingOf } from '../../ui/copying.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import { ConfirmationViewModel } from './confirmation.view-model.ts';
import { PlacedViewModel } from './placed.view-model.ts';

export const START = '/movements/investment';
export const SIGN = '/movements/investment/sign';
export const CONFIRMATION = '/movements/investment/confirmation';

/** What opens the confirmation. */
export const confirming = {
  orders: MOVEMENTS.UseCases,
  underWay: MOVEMENTS.InvestmentUnderWay,
  placed: MOVEMENTS.PlacedInvestments,
  memory: SHARED.DeviceMemory,
  position: POSITION.KeptPosition,
  movements: MOVEMENTS.KeptMovements,
  openReceipt: MOVEMENTS.OpenReceipt,
  navigation: SHARED.Navigation,
  scheduler: SHARED.Scheduler,
  toasts: SHARED.Toasts,
};

/** The order to confirm. Without one, the last that was made: a reload must not lose where to pay (decision 0280). */
export const openConfirmation =
  ({
    orders,
    underWay,
    placed,
    memory,
    position,
    movements,
    openReceipt,
    navigation,
    scheduler,
    toasts,
  }: PartsOf<typeof confirming>) =>
  () => {
    const { checked, isSigned } = underWay;
    const session = O.toUndefined(memory.session.read());
    if (session === undefined) return START;
    const { clientId } = session;
    const show = ({ cards, total }: PlacedInvestment) =>
      new PlacedViewModel({
        cards,
        total,
        movements,
        receipt: openReceipt(),
        copying: copyingOf({ scheduler, toasts }),
        finish: () => {
          placed.remove();
          underWay.reset();
          navigation.resetToDashboard();
        },
      });
    if (checked === undefined) {
      const last = placed.read(clientId);
      return last === undefined ? START : show(last);
    }
    if (!isSigned) return SIGN;
    const refresh = refreshAfterOrder({ position, movements });
    return new ConfirmationViewModel({
      clientId,
      checked,
      navigation,
      copying: copyingOf({ scheduler, toasts }),
      show,
      ordered: (made) => {
        placed.keep(made)();
        refresh();
      },
      reset: () => underWay.reset(),
      ...orders,
    });
  };
