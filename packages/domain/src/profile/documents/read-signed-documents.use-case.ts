import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { SignedDocuments } from './documents.ports.ts';
import type { SignedDocument } from './signed-document.ts';
import { inTemplateOrder } from './signed-documents.rules.ts';

/** Lists what the client signed, in the order of their templates. */
export type ReadSignedDocuments = TE.TaskEither<CallFailure, readonly SignedDocument[]>;

/** @see spec B §2 Profile, §3 Known document templates */
export const makeReadSignedDocuments = (documents: SignedDocuments): ReadSignedDocuments =>
  pipe(documents.list, TE.map(inTemplateOrder));
