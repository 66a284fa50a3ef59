import { InstantFromIso, orNothing } from '@aroeira/adapters-http/http';
import { hoursNoticeOf, isBusinessDay } from '@aroeira/domain/movements';
import { hoursMessage } from '@aroeira/domain/movements/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { examples, type AddCommand } from '../command.ts';
import { jsonAnswer } from '../output.ts';
import { decodeAs } from '../rules/json-input.ts';
import { FILE_OPTION } from '../rules/json-rule.ts';
import { readKnown } from '../rules/known-names.ts';

const BusinessHoursWire = t.intersection([
  t.type({ instant: InstantFromIso }),
  t.partial({ holiday: orNothing(t.boolean) }),
]);

export const addRulesBusinessHours: AddCommand = (parent, run) => {
  parent
    .command('business-hours')
    .description('Tell whether an order given at an instant waits for the next business day of São Paulo.')
    .argument('[instant]', 'ISO 8601 with its zone')
    .option('--holiday', 'the day is no business day; Saturdays and Sundays never are')
    .option('--file <file>', `${FILE_OPTION}: {"instant":…,"holiday":…}`)
    .addHelpText(
      'after',
      examples(
        'portal rules business-hours 2026-11-20T15:00:00-03:00',
        'portal rules business-hours 2026-12-25T13:00:00Z --holiday',
      ),
    )
    .action((given, { file, holiday }) =>
      run(({ io }) =>
        pipe(
          file === undefined
            ? TE.fromEither(decodeAs(BusinessHoursWire)({ instant: given, holiday }))
            : readKnown(io, BusinessHoursWire)(file),
          TE.map((asked) => {
            const isOpen = !asked.holiday && isBusinessDay(asked.instant, undefined);
            const notice = hoursNoticeOf(asked.instant, isOpen);
            return jsonAnswer({
              notice: notice !== undefined,
              message: notice === undefined ? null : hoursMessage(notice),
            });
          }),
        ),
      ),
    );
};
