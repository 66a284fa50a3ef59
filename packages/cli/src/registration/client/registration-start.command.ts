import { examples, type AddCommand } from '../../command.ts';
import { FILE_OPTION } from '../../rules/json-rule.ts';
import { startRegistration } from './registration-start.ts';

const EXAMPLE =
  '{"name":"Joana Prado","email":"joana@exemplo.com.br","phoneNumber":"11987654321","document":"23157281500","birthDate":"1990-05-03"}';

/** `portal registration start`: creates a client of the start form and the password, and signs them in. */
export const addRegistrationStart: AddCommand = (parent, run) => {
  parent
    .command('start')
    .description(
      'Create a client and sign in. Choosing the password records the consent to cookies. Env PORTAL_PASSWORD.',
    )
    .requiredOption('--file <file>', `${FILE_OPTION}: name, email, phoneNumber, document, birthDate`)
    .option('--password-stdin', 'read the chosen password from standard input')
    .option('--password <password>', 'the chosen password itself; for made-up clients')
    .addHelpText(
      'after',
      examples(
        'portal registration start --file joana.json --password-stdin < password.txt',
        `echo '${EXAMPLE}' | PORTAL_PASSWORD='Nova@1234' portal registration start --file -`,
      ),
    )
    .action((options) => run((app) => startRegistration(app, options)));
};
