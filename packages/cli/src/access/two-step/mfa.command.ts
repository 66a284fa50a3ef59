import { SignedInClientWire } from '@aroeira/adapters-http/access';
import type { TwoStepChoice, TwoStepCodeFailure } from '@aroeira/domain/access';
import { twoStepChanged, twoStepMessage } from '@aroeira/domain/access/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import type { Answer } from '../../output.ts';
import { callRefusal, refusal, refusalBy } from '../../refusal.ts';
import { cleared } from '../signed-in.ts';

export const addMfa: AddCommand = (parent, run) => {
  const mfa = parent
    .command('mfa')
    .description('Turn two-step verification on or off.')
    .addHelpText('after', examples('portal mfa enable', 'portal mfa disable --code 482913'));
  mfa
    .command('enable')
    .description('Turn it on: from the next sign-in on, a code follows the password.')
    .addHelpText('after', examples('portal mfa enable --json'))
    .action(() => run(enable));
  mfa
    .command('disable')
    .description(
      'Turn it off. With a code due and none given, the code is sent and the command ends with mfa_required.',
    )
    .option('--code <code>', "the code of the e-mail, or 'from-outbox' to have one sent and read it there")
    .addHelpText('after', examples('portal mfa disable', 'portal mfa disable --code 482913'))
    .action(({ code }) => run((app) => disable(app, code)));
};

const enable = (app: Pick<App, 'access' | 'memory'>): Task =>
  pipe(
    cleared(app),
    TE.chain(() => pipe(app.access.twoStep.enable, TE.bimap(callRefusal, changed))),
  );

const disable = (app: Pick<App, 'access' | 'memory' | 'sandbox'>, code: string | undefined): Task =>
  pipe(
    cleared(app),
    TE.chainW(({ document }) =>
      app.access.disableTwoStep(
        code === FROM_OUTBOX ? undefined : code,
        code === undefined ? TE.left(refusal('mfa_required', MFA_REQUIRED)) : app.sandbox.newestCode(document),
      ),
    ),
    TE.bimap((failure) => ('_tag' in failure ? codeRefusal(failure) : failure), changed),
  );

const codeRefusal = refusalBy((failure: TwoStepCodeFailure) => twoStepMessage(failure, 'production'));

const changed = (choice: TwoStepChoice): Answer => ({
  json: { [SignedInClientWire.names.hasTwoStep]: choice === 'on' },
  text: twoStepChanged(choice) ?? NOT_CHOSEN,
});

const FROM_OUTBOX = 'from-outbox';
const MFA_REQUIRED = 'Enviamos um código para o seu e-mail. Desative com --code CÓDIGO.';
const NOT_CHOSEN = 'A autenticação em duas etapas ainda não foi escolhida.';
