export * from './renewal.ts';
export * from './renewal.rules.ts';
export * from './renewal.messages.ts';
export * from './renewal-flow.rules.ts';
export * from './call-to-action.rules.ts';
export * from './basic-data.form.ts';
