export * from './suitability.ts';
export * from './renewed-suitability.ports.ts';
export * from './suitabilities.ports.ts';
export * from './unsent-answers.ports.ts';
export * from './suitability.errors.ts';
export * from './questionnaire.rules.ts';
