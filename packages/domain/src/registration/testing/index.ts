import * as E from 'fp-ts/Either';
import { parseCpf, type Cpf } from '../../kernel/document.ts';
import {
  checkForm,
  type FieldContext,
  type Fields,
  type Form,
  type FormError,
  type FormErrors,
  type Typed,
} from '../../kernel/fields/index.ts';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';
import { CHECK_LIST_ITEMS, type CheckListItem, type Standing } from '../flags/flag.ts';
import { NO_ANSWERS, type FlowFacts } from '../flow/flow.rules.ts';
import { checkList } from './standings.ts';

export {
  ADJUSTED_PAGES,
  declarationsOf,
  firstAdjustedPage,
  NO_FATCA_ANSWERS,
  SITUATIONS,
  type Situation,
} from './adjustments.ts';
export { addressOf } from './addresses.ts';
export { addressServer, PAULISTA } from './addresses-server.ts';
export { EVERY_STEP } from './every-step.ts';
export { changeReports } from './change-reports.ts';
export { clientRecord, IDENTIFICATION } from './client-records.ts';
export { identityServer } from './identity-server.ts';
export { newClient, newClients, startTyped } from './new-clients.ts';
export { bankAccount, filledRecordsServer, optionLists, recordsServer } from './records-server.ts';
export { readableTerms } from './readable-terms.ts';
export { recordServer } from './registration-server.ts';
export { checkList, standingsServer } from './standings.ts';
export { unfinishedSaves } from './unfinished-saves.ts';

/** The standing of an approved and renewed client with a loaded position. */
export const standing = (changes: Partial<Standing> = {}): Standing => ({
  approval: 'approved',
  verdict: 'ok',
  hasPension: false,
  position: 'loaded',
  isCompany: false,
  checkList: checkList(),
  planner: undefined,
  ...changes,
});

/** Every set of missing items: 64. */
export const EVERY_GAP: readonly (readonly CheckListItem[])[] = CHECK_LIST_ITEMS.reduce<
  readonly (readonly CheckListItem[])[]
>((gaps, item) => [...gaps, ...gaps.map((gap) => [...gap, item])], [[]]);

/** The facts of a signed-in client whose answers open no branch. */
export const flowFacts = (changes: Partial<FlowFacts> = {}): FlowFacts => ({
  ...NO_ANSWERS,
  isSignedIn: true,
  ...changes,
});

/** The errors of a form by field. Empty for a form without errors. */
export const errorsOf = <F extends Fields, C extends keyof F, X extends FormError>(
  form: Form<F, C, X>,
  typed: Typed<F>,
  context: FieldContext,
): FormErrors<F, X> =>
  E.match(
    (errors: FormErrors<F, X>) => errors,
    (): FormErrors<F, X> => ({}),
  )(checkForm(form, typed, context));

/** A picture that the client has just chosen. */
export const photo = (name = 'frente.jpg'): UploadedFile => ({
  name,
  preview: '',
  contentType: 'image/jpeg',
  size: 1000,
  base64: '/9j/',
  isChanged: true,
  isDeleted: false,
});

/** @throws RangeError for a document that is not a CPF */
export const cpf = (document: string): Cpf =>
  E.getOrElse((): Cpf => {
    throw new RangeError(`not a CPF: ${document}`);
  })(parseCpf(document));
