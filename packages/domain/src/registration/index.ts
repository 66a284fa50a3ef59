export * from './approval.ts';
export * from './approval-codes.ts';
export * from './flag.ts';
export * from './flags.rules.ts';
export * from './flags.messages.ts';
export * from './flow.rules.ts';
export * from './permissions.rules.ts';
export * from './planner.ts';
export * from './planners.ports.ts';
export * from './purpose.ts';
export * from './registration-step.ts';
export * from './route-access.rules.ts';
export * from './registration.errors.ts';
export * from './registration.messages.ts';
export * from './address.rules.ts';
export * from './address-data.form.ts';
export * from './bank-account.ts';
export * from './bank-account.form.ts';
export * from './bank-accounts.rules.ts';
export * from './change-report.rules.ts';
export * from './choose-planner.form.ts';
export * from './client-record.ts';
export * from './client-records.ports.ts';
export * from './create-client.errors.ts';
export * from './create-client.messages.ts';
export * from './create-client.ports.ts';
export {
  makeCreateClient,
  REGISTRATION_CONSENT,
  type CreateClient,
  type CreatedClient,
} from './create-client.use-case.ts';
export * from './current-registration.rules.ts';
export * from './define-password.form.ts';
export * from './equity.rules.ts';
export * from './equity-data.form.ts';
export * from './fatca-data.form.ts';
export * from './gather-standing.use-case.ts';
export * from './identification.form.ts';
export * from './identity-document.ts';
export * from './load-flow-facts.use-case.ts';
export * from './new-client.ts';
export * from './new-client.rules.ts';
export * from './option-lists.ports.ts';
export * from './pep.rules.ts';
export * from './pep-data.form.ts';
export * from './personal-data.form.ts';
export * from './professional.rules.ts';
export * from './professional-information.form.ts';
export * from './professional-record.ts';
export * from './professional-type.ts';
export * from './save-step.use-case.ts';
export * from './standings.ports.ts';
export * from './start.form.ts';
export * from './states.ts';
export * from './tax-information.form.ts';
export * from './tax-residence.ts';
export * from './tax-residence.form.ts';
export * from './yes-no.ts';
