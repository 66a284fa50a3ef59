export * from './conformity/conformity.messages.ts';
export * from './conformity/conformity.ports.ts';
export * from './conformity/conformity-term.rules.ts';
export * from './conformity/conformity-term.ts';
export { makeOpenConformityTerm, type OpenConformityTerm } from './conformity/open-conformity-term.use-case.ts';
export * from './profile.ports.ts';
