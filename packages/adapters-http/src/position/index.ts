export { makeHttpPositions } from './positions.adapter.ts';
export { HoldingWire, PositionWire } from './position.codecs.ts';
export { makeHttpYieldHistories } from './yield-histories.adapter.ts';
export { graphWire } from './yield-histories.codecs.ts';
