export { makeHttpBusinessDays } from './business-days.adapter.ts';
export { makeHttpMovements } from './movements.adapter.ts';
