import { downloadMessage } from '@aroeira/domain/kernel/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import type { Task } from '../command.ts';
import type { App } from '../composition.ts';
import { pathOf, saveFile, targetAt } from '../reports/saved-file.ts';
import { callRefusal, refusalBy, usage } from '../refusal.ts';

const notSaved = refusalBy(downloadMessage);

/** Saves the PDF of a signed term, as the server keeps it. */
export const download = (
  app: Pick<App, 'io' | 'memory' | 'settings' | 'signature'>,
  id: string,
  output: string,
): Task =>
  pipe(
    cleared(app),
    TE.chain(() =>
      /^[1-9]\d{0,9}$/.test(id) && output !== '' ? TE.right(Number(id)) : TE.left(usage('Name an id and a file.')),
    ),
    TE.bindTo('number'),
    TE.bind('target', () => targetAt(app, pathOf(output, `termo-assinado-${id}.pdf`))),
    TE.bind('file', ({ number }) => pipe(app.signature.load(number), TE.mapLeft(callRefusal))),
    TE.chainFirst(({ target, file }) =>
      pipe(
        saveFile(target, file.bytes),
        TE.mapLeft((_tag) => notSaved({ _tag })),
      ),
    ),
    TE.map(({ target: { path }, file }) => ({
      json: { file: path, bytes: file.bytes.length },
      text: `Termo salvo em ${path}.`,
    })),
  );
