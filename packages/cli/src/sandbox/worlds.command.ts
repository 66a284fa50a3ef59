import type { Snapshot, World } from '@aroeira/adapters-http/controls';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { done, examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { portFrom } from '../arguments.ts';
import { left, table } from '../table.ts';

interface Flags {
  readonly from?: string | undefined;
  readonly port?: string | undefined;
}

export const addWorld: AddCommand = (sandbox, run) => {
  const world = sandbox
    .command('world')
    .description('Copies of the seed on one server. Every command takes --world NAME (env PORTAL_WORLD).')
    .addHelpText('after', examples('portal sandbox world new maria', 'portal position --world maria'));
  world
    .command('list', { isDefault: true })
    .description('List the worlds, and where a browser opens each.')
    .addHelpText('after', examples('portal sandbox world list --json'))
    .action(() => run((app) => pipe(app.sandbox.worlds, TE.map(worldsAnswer))));
  world
    .command('new')
    .description('Make a world. Nothing in it is seen or changed from another one.')
    .argument('[name]', 'small letters, digits and hyphens; the server names it without one')
    .option('--from <snapshot>', 'begin with a snapshot, not with the seed')
    .option('--port <port>', 'give it a port of its own (0 is any), where a browser finds no NAME.localhost')
    .addHelpText('after', examples('portal sandbox world new maria', 'portal sandbox world new --from approved --json'))
    .action((name, flags) => run((app) => newWorld(app, name, flags)));
  world
    .command('drop')
    .description('Drop a world with all that is in it.')
    .argument('<name>', 'the world')
    .addHelpText('after', examples('portal sandbox world drop maria'))
    .action((name) =>
      run(({ sandbox: { dropWorld } }) => done(dropWorld(name), { dropped: name }, `Mundo apagado: ${name}`)),
    );
};

export const addSnapshot: AddCommand = (sandbox, run) => {
  const snapshot = sandbox
    .command('snapshot')
    .description('Save a world as it stands, clock included, and come back to it.')
    .addHelpText('after', examples('portal sandbox snapshot save approved', 'portal sandbox snapshot load approved'));
  snapshot
    .command('list', { isDefault: true })
    .description('List the snapshots of the server.')
    .addHelpText('after', examples('portal sandbox snapshot list'))
    .action(() => run((app) => pipe(app.sandbox.snapshots, TE.map(snapshotsAnswer))));
  for (const { verb, description, act, word, said } of SNAPSHOT_VERBS)
    snapshot
      .command(verb)
      .description(description)
      .argument('<name>', 'small letters, digits and hyphens')
      .addHelpText('after', examples(`portal sandbox snapshot ${verb} approved`))
      .action((name) => run((app) => done(app.sandbox[act](name), { [word]: name }, `${said}: ${name}`)));
};

const SNAPSHOT_VERBS = [
  {
    verb: 'save',
    description: 'Save the world as it stands.',
    act: 'saveSnapshot',
    word: 'saved',
    said: 'Instantâneo salvo',
  },
  {
    verb: 'load',
    description: 'Put a snapshot in the place of the world. Everybody signs in again.',
    act: 'loadSnapshot',
    word: 'loaded',
    said: 'Instantâneo carregado',
  },
  {
    verb: 'drop',
    description: 'Delete a snapshot.',
    act: 'dropSnapshot',
    word: 'dropped',
    said: 'Instantâneo apagado',
  },
] as const;

const newWorld = ({ sandbox }: Pick<App, 'sandbox'>, name: string | undefined, { from, port }: Flags): Task =>
  pipe(
    TE.fromEither(portFrom(port)),
    TE.chain((own) => sandbox.newWorld({ name, from, port: own })),
    TE.map((made) => ({ json: made, text: `${made.name}\n${made.url}` })),
  );

const worldsAnswer = (worlds: readonly World[]) => ({
  json: worlds,
  text: table(
    ['Mundo', 'Endereço', 'Usado em'].map(left),
    worlds.map(({ name, url, usedAt }) => [name, url, usedAt]),
  ),
});

const snapshotsAnswer = (snapshots: readonly Snapshot[]) => ({
  json: snapshots,
  text:
    snapshots.length === 0
      ? 'Nenhum instantâneo salvo.'
      : table(
          ['Instantâneo', 'Salvo em'].map(left),
          snapshots.map(({ name, takenAt }) => [name, takenAt]),
        ),
});
