export * from './contact.ts';
export * from './contact.forms.ts';
export * from './contact.messages.ts';
