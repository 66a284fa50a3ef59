import { Argument, Option } from '@commander-js/extra-typings';
import { ADJUSTABLE, ADJUSTING, EVENTS } from '@aroeira/sandbox/events';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, namesWithLines, type AddCommand } from '../command.ts';
import { usage } from '../refusal.ts';

export const addTrigger: AddCommand = (sandbox, run) => {
  sandbox
    .command('trigger')
    .description('Make an event happen to a persona: a decision, a signature, time that is over.')
    .addArgument(new Argument('<event>', 'what happens').choices(Object.keys(EVENTS)))
    .option('--persona <key>', 'to whom it happens (default ana)')
    .addOption(
      new Option('--parts <part...>', 'what an adjustment asks for (default uploadDocuments)').choices(ADJUSTABLE),
    )
    .addHelpText('after', namesWithLines('Events:', EVENTS))
    .addHelpText(
      'after',
      examples(
        'portal sandbox trigger registration.approved --persona diego',
        'portal sandbox trigger registration.adjustment-requested --persona diego --parts pep bankInformations',
        'portal sandbox trigger version.bumped',
      ),
    )
    .action((event, { persona, parts }) =>
      run(({ sandbox: controls }) =>
        pipe(
          parts === undefined || event === ADJUSTING
            ? controls.trigger(event, { persona, parts })
            : TE.left(usage(`parts: only ${ADJUSTING} takes them.`, 'parts')),
          TE.map((happened) => ({
            json: happened,
            text: happened.persona === null ? happened.event : `${happened.event}  ${happened.persona}`,
          })),
        ),
      ),
    );
};
