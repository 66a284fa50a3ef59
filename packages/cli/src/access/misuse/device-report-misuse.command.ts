import { MISUSE } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { callRefusal } from '../../refusal.ts';

/** `portal device report-misuse`: does the same as the link in the e-mail about a new sign-in. It needs no session. */
export const addDeviceReportMisuse: AddCommand = (parent, run) => {
  parent
    .command('report-misuse')
    .description('Report a sign-in that was not yours: blocks and signs out every device of that client.')
    .argument('<login-id>', "the id at the end of the e-mail's link")
    .addHelpText('after', examples('portal device report-misuse 6f9619ff-8b86-4d01-b42d-00cf4fc964ff'))
    .action((loginId) => run((app) => report(app, loginId)));
};

const report = ({ access }: App, loginId: string): Task =>
  pipe(
    access.reportMisuse(loginId),
    TE.bimap(callRefusal, () => ({ json: { reported: loginId }, text: `${MISUSE.blocked}. ${MISUSE.whatNow}` })),
  );
