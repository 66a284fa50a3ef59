import { personalSections, type PersonalRecord } from '@aroeira/domain/profile';
import { PersonalRecordWire } from '@aroeira/adapters-http/profile';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Answer } from '../output.ts';
import { callRefusal } from '../refusal.ts';
import { facts } from '../table.ts';

export const addShow: AddCommand = (parent, run) => {
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
