import { maskDocument } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand } from '../command.ts';
import type { Answer } from '../output.ts';
import { table } from '../table.ts';
import type { Persona } from './sandbox-controls.ts';

/** `portal sandbox personas`: the clients of the sandbox, and what each one shows. */
export const addPersonas: AddCommand = (parent, run) => {
  parent
    .command('personas')
    .description("List the sandbox's clients with document, password and what each one shows.")
    .addHelpText('after', examples('portal sandbox personas', 'portal sandbox personas --json'))
    .action(() => run(({ sandbox }) => pipe(sandbox.personas, TE.map(answerOf))));
};

const answerOf = (personas: readonly Persona[]): Answer => ({
  json: personas,
  text: table(
    ['Persona', 'CPF/CNPJ', 'Senha', 'Mostra'].map((head) => ({ head, align: 'left' })),
    personas.map(({ key, document, password, shows }) => [key, maskDocument(document), password, shows]),
  ),
});
