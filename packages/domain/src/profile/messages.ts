/** The sentences of profile, for what a person sees: screens and commands. */
export * from './conformity/conformity.messages.ts';
export * from './documents/documents.messages.ts';
export * from './photo/photo.messages.ts';
export * from './my-data/my-data.messages.ts';
