export { makeHttpPositions } from './positions.adapter.ts';
export { PositionWire } from './position.codecs.ts';
