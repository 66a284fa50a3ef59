import type { OrderTrace, SubmittedOrders } from '@aroeira/domain/movements';

/** What was sent, in memory: it ends with the tab or the command, and with the session when that makes a new one. */
export const makeSubmittedOrders = (): SubmittedOrders => {
  let orders: readonly OrderTrace[] = [];
  return {
    all: () => orders,
    remember: (order) => () => {
      orders = [...orders, order];
    },
  };
};
