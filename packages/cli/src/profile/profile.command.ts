import { examples, type AddCommand } from '../command.ts';
import { addBankAccounts } from './bank-accounts.command.ts';
import { addConformity } from './conformity.command.ts';
import { addDocuments } from './documents.command.ts';
import { addForms } from './forms.command.ts';
import { addPhoto } from './photo.command.ts';
import { addShow } from './show.command.ts';

/** The commands of the group, in the order of the help. */
const SUBCOMMANDS: readonly AddCommand[] = [addShow, addPhoto, addConformity, addDocuments, addForms, addBankAccounts];

export const addProfile: AddCommand = (parent, run) => {
  const profile = parent
    .command('profile')
    .description('What the manager has on file about you.')
    .addHelpText('after', examples('portal profile show', 'portal profile photo foto.jpg'));
  for (const add of SUBCOMMANDS) add(profile, run);
};
