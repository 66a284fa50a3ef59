import { filledOf } from '@aroeira/adapters-http/registration';
import { flagsOf, type Standing } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { examples, type AddCommand } from '../../command.ts';
import { jsonAnswer } from '../../output.ts';
import { FILE_OPTION, INPUT_ARGUMENT } from '../../rules/json-rule.ts';
import { readKnown } from '../../rules/known-names.ts';
import { ApprovalRuleWire } from './approval-rule.codecs.ts';
import { flagReasons, flagValues, namedFlags } from './flags-answer.ts';

const EXAMPLE =
  '{"isApprovedAdm":2,"isApprovedRenew":0,"welfare":0,"positionLoaded":true,"suitabilityCount":1,"checkList":{"generalResult":6}}';

/** `portal rules approval`: derives the flags of a registration, offline. */
export const addRulesApproval: AddCommand = (parent, run) => {
  parent
    .command('approval')
    .description('Derive the nine flags of a client from the status numbers and the check list.')
    .argument('[input]', INPUT_ARGUMENT)
    .option('--file <file>', FILE_OPTION)
    .option('--reasons', 'add why each flag has its value')
    .addHelpText(
      'after',
      examples(`echo '${EXAMPLE}' | portal rules approval --file -`, 'portal rules approval --file in.json --reasons'),
    )
    .action((argument, { file = argument, reasons }) =>
      run(({ io }) =>
        pipe(
          readKnown(io, ApprovalRuleWire)(file),
          TE.map((wire) => namedFlags(flagsOf(standingOf(wire)))),
          TE.map((flags) => jsonAnswer({ ...flagValues(flags), ...(reasons ? { reasons: flagReasons(flags) } : {}) })),
        ),
      ),
    );
};

const standingOf = (wire: t.TypeOf<typeof ApprovalRuleWire>): Standing => ({
  approval: wire.isApprovedAdm,
  verdict: wire.isApprovedRenew,
  hasPension: wire.welfare === 1,
  // A script does not wait: a position that is not loaded has failed (decision 0092).
  position: wire.positionLoaded ? 'loaded' : 'failed',
  isCompany: wire.isCompany ?? false,
  planner: undefined,
  checkList: {
    filled: filledOf(wire.checkList),
    suitabilityCount: wire.suitabilityCount,
    overallResult: wire.checkList.generalResult,
    isAdjustmentPending: Boolean(wire.checkList.adjustmentPending),
  },
});
