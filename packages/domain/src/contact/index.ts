export * from './compose-contact.ts';
export * from './contact.ts';
export * from './contact.forms.ts';
export * from './contact.errors.ts';
export * from './contact.ports.ts';
export * from './correspondent.ts';
export * from './planner-links.rules.ts';
export type { RateApp, WriteToPlanner, WriteToProvider } from './send-message.use-case.ts';
