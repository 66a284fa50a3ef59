export * from './signature.ts';
export * from './signature.messages.ts';
export * from './signing-city.form.ts';
export * from './terms.rules.ts';
export * from './sign.rules.ts';
