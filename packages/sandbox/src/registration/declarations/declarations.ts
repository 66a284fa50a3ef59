import type { Database } from '../../database/transaction.ts';
import { assertNoFault, type FieldFault } from '../../http/field-fault.ts';
import { refuseField } from '../../http/refusal.ts';
import { assertOpen, FORM_PAGES } from '../flow/open-registration.sql.ts';
import { firstUnlisted, type Chosen } from '../option-lists.sql.ts';
import { declare, type Declaration } from './declarations.sql.ts';

/** A declaration that fits its schema, with what else the server found out about it. */
interface Sent extends Declaration {
  readonly fault: FieldFault | undefined;
  readonly choices: readonly Chosen[];
}

/** Keeps a declaration. @throws Refusal 409 for a closed registration, 400 for a fault or for a choice of no list */
export const keepDeclaration = async (db: Database, { fault, choices, ...declaration }: Sent): Promise<void> => {
  await assertOpen(db, declaration.clientId, FORM_PAGES);
  assertNoFault(fault);
  const unlisted = await firstUnlisted(db, choices);
  if (unlisted !== undefined) throw refuseField(unlisted, 'must be in its list');
  await declare(db, declaration);
};
