import { personalSections, type PersonalRecord, type ConformityTerm } from '@aroeira/domain/profile';
import { PersonalRecordWire } from '@aroeira/adapters-http/profile';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { CONFORMITY_CAPTIONS, CONFORMITY_TEXTS } from '@aroeira/domain/profile/messages';
import { examples, type AddCommand, type Task } from '../command.ts';
import { addBankAccounts } from './bank-accounts.command.ts';
import { addDocuments } from './documents.command.ts';
import { addForms } from './forms.command.ts';
import { addPhoto } from './photo.command.ts';
import { cleared } from '../access/signed-in.ts';
import type { App } from '../composition.ts';
import type { Answer } from '../output.ts';
import { callRefusal } from '../refusal.ts';
import { facts } from '../table.ts';

const addConformity: AddCommand = (parent, run) => {
  parent
    .command('conformity')
    .description('Show the state of your conformity term, and where you sign it.')
    .addHelpText('after', examples('portal profile conformity --json'))
    .action(() => run(conformity));
};

const conformity = (app: Pick<App, 'memory' | 'profile'>): Task =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.profile.conformityTerm(clientId), TE.bimap(callRefusal, termAnswer))),
  );

const termAnswer = (term: ConformityTerm): Answer => {
  const signUrl = 'signUrl' in term ? term.signUrl : null;
  const signedUrl = 'signedUrl' in term ? (term.signedUrl ?? null) : null;
  const link = signUrl ?? signedUrl;
  return {
    json: { state: term.state, signUrl, signedUrl, signingCity: term.signingCity ?? null },
    text:
      term.state === 'notNeeded'
        ? CONFORMITY_TEXTS.notNeeded
        : [CONFORMITY_CAPTIONS[term.state], ...(link === null ? [] : [link])].join('\n'),
  };
};

const addShow: AddCommand = (parent, run) => {
  parent
    .command('show')
    .description('Show your personal data. It is read-only.')
    .addHelpText('after', examples('portal profile show --json'))
    .action(() => run(show));
};

const show = (app: Pick<App, 'memory' | 'profile'>): Task =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.profile.record(clientId), TE.bimap(callRefusal, recordAnswer))),
  );

/** In place of a value that nobody gave. */
const MISSING = '—';

const recordAnswer = ({ photo, ...record }: PersonalRecord): Answer => ({
  json: {
    ...Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        Reflect.get(PersonalRecordWire.names, name) ?? name,
        value ?? null,
      ]),
    ),
    hasPhoto: photo !== undefined,
  },
  text: facts([
    ...personalSections({ photo, ...record }).flatMap((section) =>
      section.facts.map(({ caption, value }) => [caption, value ?? MISSING] as const),
    ),
    ['Foto', photo === undefined ? MISSING : 'Sim'],
  ]),
});

/** The commands of the group, in the order of the help. */
const SUBCOMMANDS: readonly AddCommand[] = [addShow, addPhoto, addConformity, addDocuments, addForms, addBankAccounts];

export const addProfile: AddCommand = (parent, run) => {
  const profile = parent
    .command('profile')
    .description('What the manager has on file about you.')
    .addHelpText('after', examples('portal profile show', 'portal profile photo foto.jpg'));
  for (const add of SUBCOMMANDS) add(profile, run);
};
