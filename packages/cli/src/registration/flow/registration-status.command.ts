import { CHECK_LIST_NAMES } from '@aroeira/adapters-http/registration';
import { CHECK_LIST_ITEMS, type RegistrationProgress } from '@aroeira/domain/registration';
import { APPROVAL_CAPTIONS, flagMessage, PART_CAPTIONS, VERDICT_CAPTIONS } from '@aroeira/domain/registration/messages';
import { CALL_TO_ACTION_CAPTIONS } from '@aroeira/domain/renewal/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand } from '../../command.ts';
import type { Answer } from '../../output.ts';
import { facts } from '../../table.ts';
import { dueSentence, pathOf } from './next-page.ts';
import { loadRefusal } from './page-refusal.ts';

/** `portal registration status`: shows the standing of the registration, part by part. */
export const addRegistrationStatus: AddCommand = (parent, run) => {
  parent
    .command('status')
    .description('Show where your registration stands: approval, renewal, and what is filled in.')
    .addHelpText('after', examples('portal registration status', 'portal registration status --json'))
    .action(() =>
      run((app) =>
        pipe(
          cleared(app),
          TE.chain((client) => pipe(app.registration.findProgress(client), TE.bimap(loadRefusal, statusAnswer))),
        ),
      ),
    );
};

const statusAnswer = ({ standing: { approval, verdict, checkList }, flags, due }: RegistrationProgress): Answer => ({
  json: {
    approval,
    renewalVerdict: verdict,
    checkList: Object.fromEntries(CHECK_LIST_ITEMS.map((item) => [CHECK_LIST_NAMES[item], checkList.filled[item]])),
    suitability: flags.hasSuitability.value,
    signature: flags.hasSignature.value,
    canCompleteRegistration: flags.canCompleteRegistration.value,
    next: due === undefined ? null : pathOf(due),
  },
  text: facts([
    ['Cadastro', APPROVAL_CAPTIONS[approval]],
    ['Renovação', VERDICT_CAPTIONS[verdict]],
    ...CHECK_LIST_ITEMS.map((item) => [capital(PART_CAPTIONS[item]), filled(checkList.filled[item])] as const),
    [capital(PART_CAPTIONS.suitability), filled(flags.hasSuitability.value)],
    [capital(PART_CAPTIONS.signature), filled(flags.hasSignature.value)],
    [CALL_TO_ACTION_CAPTIONS['complete-registration'], flagMessage(flags.canCompleteRegistration.reason)],
    ...(due === undefined
      ? []
      : ([
          ['Próxima página', pathOf(due)],
          ['O que falta', dueSentence(due)],
        ] as const)),
  ]),
});

const filled = (isFilled: boolean): string => (isFilled ? 'sim' : 'não');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
