export { makeHttpBusinessDays } from './business-days.adapter.ts';
export { makeHttpMovements } from './movements.adapter.ts';
export { movementWire } from './movements.codecs.ts';
export { makeHttpFunds, makeHttpPastInvestments } from './funds.adapter.ts';
export { makeHttpSuggestions } from './suggestions.adapter.ts';
export { makeHttpOrderingClients } from './ordering-clients.adapter.ts';
export { makeHttpInvestments, makeHttpRedemptions } from './orders.adapter.ts';
export { makeSubmittedOrders } from './submitted-orders.adapter.ts';
