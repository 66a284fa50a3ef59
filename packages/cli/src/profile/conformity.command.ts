import type { ConformityTerm } from '@aroeira/domain/profile';
import { CONFORMITY_CAPTIONS, CONFORMITY_TEXTS } from '@aroeira/domain/profile/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Answer } from '../output.ts';
import { callRefusal } from '../refusal.ts';

export const addConformity: AddCommand = (parent, run) => {
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
