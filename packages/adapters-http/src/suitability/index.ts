export { makeHttpRenewedSuitability } from './renewed-suitability.adapter.ts';
export { QuestionnaireWire } from './suitabilities.codecs.ts';
export { makeHttpSuitabilities } from './suitabilities.adapter.ts';
