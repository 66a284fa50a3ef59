import type { Movement } from '@aroeira/domain/movements';
import { receiptFileName } from '@aroeira/domain/movements';
import { receiptMessage } from '@aroeira/domain/movements/messages';
import { formatFileSize } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import type { Prompt } from '../../confirm.ts';
import { uuidFrom } from '../../arguments.ts';
import { refusalBy, type Refusal } from '../../refusal.ts';
import { outputFrom, save } from '../../reports/saved-file.ts';
import { loadMovements } from './load-movements.ts';

/** Adds `movements receipt`. */
export const addReceipt: AddCommand = (movements, run) => {
  movements
    .command('receipt')
    .description('Save the receipt of an order as a PDF. Asks before it replaces a file.')
    .argument('<id>', 'as `portal movements --json` prints it')
    .requiredOption('-o, --output <file>', 'the file, or the folder for Comprovante_….pdf; `.` is the current one')
    .addHelpText(
      'after',
      examples('portal movements receipt ID -o .', 'portal movements receipt ID -o aplicacao.pdf --yes'),
    )
    .action((id, { output }) => run((app) => receipt(app, id, output)));
};

type Client = Prompt & Pick<App, 'memory' | 'orders'>;

const receipt = (app: Client, id: string, output: string): Task =>
  pipe(
    TE.fromEither(E.apSecond(uuidFrom(id, 'id'))(outputFrom(output))),
    TE.chain(() => loadMovements(app)),
    TE.chain((movements) => TE.fromEither(orderIn(movements, id))),
    TE.chain((order) =>
      save(app, output, {
        fileName: receiptFileName(order),
        load: pipe(
          app.orders.loadReceipt(order),
          TE.bimap(refusalBy(receiptMessage), ({ file }) => file.bytes),
        ),
      }),
    ),
    TE.map(({ path, bytes }) => ({
      json: { id, file: path, bytes },
      text: `Comprovante salvo em ${path} (${formatFileSize(bytes)}).`,
    })),
  );

const orderIn = (movements: readonly Movement[], id: string): E.Either<Refusal, Movement> =>
  E.fromNullable(refusalBy(receiptMessage)({ _tag: 'ReceiptNotFound' }))(
    movements.find((movement) => movement.id === id.toLowerCase()),
  );
