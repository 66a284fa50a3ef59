import {
  approvalFromCode,
  filledFrom,
  flagsOf,
  isFilled,
  verdictFromCode,
  type Standing,
} from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { examples, type AddCommand } from '../../command.ts';
import { jsonAnswer } from '../../output.ts';
import { usage, type Refusal } from '../../refusal.ts';
import { readJson } from '../../rules/json-input.ts';
import { FILE_OPTION, INPUT_ARGUMENT } from '../../rules/json-rule.ts';
import { ApprovalRuleWire } from './approval-rule.codecs.ts';
import { flagReasons, flagValues, namedFlags } from './flags-answer.ts';

const EXAMPLE =
  '{"isApprovedAdm":2,"isApprovedRenew":0,"welfare":0,"positionLoaded":true,"suitabilityCount":1,"checkList":{"generalResult":6}}';

/** `portal rules approval`: the derived flags of a registration, offline. */
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
          readJson(io, ApprovalRuleWire)(file),
          TE.chainEitherK(standingOf),
          TE.map((standing) => namedFlags(flagsOf(standing))),
          TE.map((flags) => jsonAnswer({ ...flagValues(flags), ...(reasons ? { reasons: flagReasons(flags) } : {}) })),
        ),
      ),
    );
};

const standingOf = (wire: t.TypeOf<typeof ApprovalRuleWire>): E.Either<Refusal, Standing> =>
  pipe(
    sequenceS(E.Apply)({
      approval: known('isApprovedAdm', approvalFromCode(wire.isApprovedAdm)),
      verdict: known('isApprovedRenew', verdictFromCode(wire.isApprovedRenew)),
    }),
    E.map((statuses) => ({
      ...statuses,
      hasPension: wire.welfare === 1,
      // A script knows no waiting: what is not loaded has failed (decision 0091).
      position: wire.positionLoaded ? 'loaded' : 'failed',
      checkList: {
        filled: filledFrom(wire.checkList),
        suitabilityCount: wire.suitabilityCount ?? undefined,
        overallResult: wire.checkList.generalResult ?? undefined,
        isAdjustmentPending: isFilled(wire.checkList.adjustmentPending),
      },
    })),
  );

const known = <A>(field: string, word: A | undefined): E.Either<Refusal, A> =>
  E.fromNullable(usage(`${field}: no such status.`, field))(word);
