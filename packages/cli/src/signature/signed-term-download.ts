import type { FileContent } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import type { Task } from '../command.ts';
import type { App } from '../composition.ts';
import { save } from '../reports/saved-file.ts';
import { callRefusal, usage } from '../refusal.ts';

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
    TE.chain((number) => {
      const load = TE.bimap(callRefusal, ({ bytes }: FileContent) => bytes)(app.signature.load(number));
      return save(app, output, { fileName: `termo-assinado-${id}.pdf`, load });
    }),
    TE.map(({ path, bytes }) => ({ json: { file: path, bytes }, text: `Termo salvo em ${path}.` })),
  );
