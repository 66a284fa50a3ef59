import type { OrderTrace, SubmittedOrders } from '@aroeira/domain/movements';

/** Keeps in memory what was sent. It ends with the tab or the command. A new session makes a new one. */
export const makeSubmittedOrders = (): SubmittedOrders => {
  let orders: readonly OrderTrace[] = [];
  return {
    all: () => orders,
    remember: (order) => () => {
      orders = [...orders, order];
    },
  };
};
