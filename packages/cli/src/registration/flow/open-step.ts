import type { SignedInSession } from '@aroeira/domain/access';
import { checkPageOpen, type Editor } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../../composition.ts';
import { callRefusal, type Refusal } from '../../refusal.ts';
import type { FileStep } from './form-step.ts';
import { pageRefusal } from './page-refusal.ts';

/** Which pages the client may save, asked once for all the pages of a file. */
export const editorOf = ({ registration }: App, client: SignedInSession): TE.TaskEither<Refusal, Editor> =>
  pipe(registration.findEditor(client), TE.mapLeft(callRefusal));

/** Lets in who may save a page. The mail options have none, and are open to every client (decision 0162). */
export const openStep = (editor: Editor, { step }: FileStep): TE.TaskEither<Refusal, void> =>
  step === 'mailing' ? TE.right(undefined) : pipe(TE.fromEither(checkPageOpen(step, editor)), TE.mapLeft(pageRefusal));
