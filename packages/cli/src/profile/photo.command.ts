import type { Clock } from '@aroeira/domain/kernel';
import { photoForm, type PhotoChange } from '@aroeira/domain/profile';
import { PHOTO_TEXTS, photoMessage } from '@aroeira/domain/profile/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { checkInput } from '../form-refusal.ts';
import { chooseFile } from '../registration/flow/chosen-file.ts';
import { refusalOfCallBy, usage, type Refusal } from '../refusal.ts';

export const addPhoto: AddCommand = (parent, run) => {
  parent
    .command('photo')
    .description('Save a photo, or remove it with --delete. A square picture of 512 pixels fits best.')
    .argument('[file]', 'a PNG, JPEG or BMP of at most 512 KB')
    .option('--delete', 'remove the photo')
    .addHelpText('after', examples('portal profile photo foto.jpg', 'portal profile photo --delete'))
    .action((file, { delete: isRemoved }) => run((app) => photo(app, file, isRemoved === true)));
};

const photo = (
  app: Pick<App, 'memory' | 'profile' | 'serverClock'>,
  path: string | undefined,
  isRemoved: boolean,
): Task =>
  pipe(
    changeOf(app.serverClock, path, isRemoved),
    TE.bindTo('change'),
    TE.bind('session', () => cleared(app)),
    TE.chain(({ change, session }) =>
      pipe(
        app.profile.savePhoto(session.clientId, change),
        TE.mapLeft(refusalOfCallBy((failure) => photoMessage(failure, 'production'))),
      ),
    ),
    TE.map(() => ({ json: { hasPhoto: !isRemoved }, text: isRemoved ? PHOTO_TEXTS.removed : PHOTO_TEXTS.saved })),
  );

const changeOf = (clock: Clock, path: string | undefined, isRemoved: boolean): TE.TaskEither<Refusal, PhotoChange> => {
  if ((path === undefined) !== isRemoved) return TE.left(usage('Name a file, or write --delete.', 'file'));
  if (path === undefined) return TE.right({ _tag: 'Removed' });
  return pipe(
    chooseFile('.', path),
    TE.chainEitherK((file) => checkInput(clock, photoForm, { photo: file })),
    TE.map(({ photo: { base64 = '' } }): PhotoChange => ({ _tag: 'Replaced', base64 })),
  );
};
