import { examples, type AddCommand } from '../../command.ts';
import { login } from './login.ts';

export const addLogin: AddCommand = (parent, run) => {
  parent
    .command('login')
    .description(
      'Sign in. When a code is due and none is given, the command sends the code and ends with mfa_required.',
    )
    .argument('<document>', 'CPF or CNPJ, with or without punctuation')
    .option('--mfa <code>', "the two-step code, or 'from-outbox' to read it in the sandbox's outbox")
    .option('--accept-consent', 'accept all terms when the consent is due')
    .option('--add', 'sign in as a further account of this device')
    .option('--password-stdin', 'read the password from standard input')
    .option('--password <password>', 'the password itself; for personas')
    .addHelpText(
      'after',
      examples(
        'portal login 63287253026 --password-stdin < password.txt',
        'portal login 08824648096 --mfa from-outbox',
        'portal login 34329640309 --accept-consent',
        'portal login 15067401000136 --add',
      ),
    )
    .action((document, options) => run((app) => login(app, document, options)));
};
