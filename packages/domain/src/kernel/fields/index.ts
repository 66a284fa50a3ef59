export * from './field.ts';
export * from './field.errors.ts';
export * from './field.messages.ts';
export * from './form.ts';
export { cpfCnpjField, type CpfCnpjField } from './cpf-cnpj.field.ts';
export { passwordField, type PasswordField } from './password.field.ts';
