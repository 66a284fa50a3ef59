import type { Persona } from '@aroeira/adapters-http/controls';
import { browserTexts } from '@aroeira/adapters-http/storage';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { signInAway } from '../access/sign-in/sign-in-away.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { refusal, usage } from '../refusal.ts';

interface Flags {
  readonly persona: string;
  readonly acceptConsent?: true | undefined;
  readonly print?: true | undefined;
}

export const addOpen: AddCommand = (sandbox, run) => {
  sandbox
    .command('open')
    .description('Open the portal in the browser at a page, signed in. The link works once, for a minute.')
    .argument('[path]', 'a page of the portal', '/dashboard')
    .requiredOption('--persona <key>', 'who is signed in')
    .option('--accept-consent', 'accept all terms when the consent is due')
    .option('--print', 'print the link instead of opening it')
    .addHelpText(
      'after',
      examples(
        'portal sandbox open --persona ana',
        'portal sandbox open /movements/last-movements --persona ana --print',
      ),
    )
    .action((path, flags) => run((app) => open(app, path, flags)));
};

const open = (app: Pick<App, 'io' | 'onDevice' | 'sandbox'>, path: string, flags: Flags): Task =>
  path.startsWith('/')
    ? pipe(
        app.sandbox.persona(flags.persona),
        TE.chain((persona) => storageOf(app, persona, flags)),
        TE.chain((storage) => app.sandbox.openLink({ path, storage })),
        TE.chain((link): Task => (flags.print ? TE.right({ json: { link }, text: link }) : browse(app, link, path))),
      )
    : TE.left(usage(`A page begins with a slash, such as /dashboard, not '${path}'.`, 'path'));

/** What the portal would keep in a browser of somebody who signed in. */
const storageOf = (app: Pick<App, 'onDevice'>, persona: Persona, { acceptConsent }: Flags) =>
  pipe(
    signInAway(app, persona, { mfa: 'from-outbox', acceptConsent }),
    TE.map(({ memory }) => browserTexts(memory)),
  );

const browse = ({ io }: Pick<App, 'io'>, link: string, path: string): Task =>
  pipe(
    TE.tryCatch(
      () => io.browse(link),
      () => refusal('no_browser', 'Nenhum navegador abriu. Use --print e abra o link você mesmo.'),
    ),
    TE.map(() => ({ json: { opened: path }, text: `Aberto no navegador: ${path}` })),
  );
