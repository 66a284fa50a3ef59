import { REGISTRATION_FLOW, STEP_PATHS, type RegistrationStep } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Answer } from '../output.ts';
import { callRefusal, usage, type Refusal } from '../refusal.ts';
import { readJson } from '../rules/json-input.ts';
import { FILE_OPTION } from '../rules/json-rule.ts';
import type { FileStep, StepContext } from './form-step.ts';
import { folderOf } from './registration-submit.command.ts';
import { STEP_NAMES, STEPS } from './steps.ts';

interface FillOptions {
  readonly from: string;
  readonly until?: string | undefined;
}

/** What was done of a file so far. */
interface Filling {
  readonly saved: readonly FileStep['step'][];
  /** Pages that the answers before them left out of the flow. */
  readonly skipped: readonly FileStep['step'][];
  readonly next: RegistrationStep | undefined;
}

/** `portal registration fill`: fills in many pages from one file, in the order of the flow. */
export const addRegistrationFill: AddCommand = (parent, run) => {
  parent
    .command('fill')
    .description('Fill in many pages of your registration from one file, up to the first that is refused.')
    .requiredOption('--from <file>', `${FILE_OPTION}: an object with a page each, as submit takes it`)
    .option('--until <step>', 'the last page to fill in')
    .addHelpText(
      'after',
      examples(
        'portal registration fill --from cadastro.json --until taxInformation',
        'portal registration show --json | portal registration fill --from -',
      ),
    )
    .action((options) => run((app) => fill(app, options)));
};

const fill = (app: App, { from, until }: FillOptions): Task => {
  if (until !== undefined && STEPS.every(({ step }) => step !== until)) return TE.left(unknown(until, '--until'));
  return pipe(
    cleared(app),
    TE.bindTo('session'),
    TE.bind('pages', () => readJson(app.io, Pages)(from)),
    TE.chain(({ session: { clientId }, pages }) => {
      const stranger = Object.keys(pages).find((name) => STEPS.every(({ step }) => step !== name));
      if (stranger !== undefined) return TE.left(unknown(stranger, stranger));
      const steps = stepsUntil(until).filter(({ step }) => pages[step] != null);
      return steps.reduce<TE.TaskEither<Refusal, Filling>>(
        (before, step) =>
          pipe(
            before,
            TE.chain(fillStep({ app, clientId }, step, { filed: pages[step.step] ?? {}, folder: folderOf(from) })),
          ),
        TE.right({ saved: [], skipped: [], next: undefined }),
      );
    }),
    TE.map(fillingAnswer),
  );
};

const Pages = t.record(t.string, t.union([t.UnknownRecord, t.null]));

const unknown = (name: string, field: string): Refusal =>
  usage(`${name}: no such step; there are ${STEP_NAMES}.`, field);

const stepsUntil = (until: string | undefined): readonly FileStep[] =>
  until === undefined ? STEPS : STEPS.slice(0, STEPS.findIndex(({ step }) => step === until) + 1);

/** A refusal names the page before the field. */
const fillStep =
  (context: StepContext, step: FileStep, input: Parameters<FileStep['submit']>[1]) =>
  (filling: Filling): TE.TaskEither<Refusal, Filling> =>
    pipe(
      applies(context, step),
      TE.chain(
        (isDue): TE.TaskEither<Refusal, Filling> =>
          isDue
            ? pipe(
                step.submit(context, input),
                TE.map(({ next = filling.next }) => ({ ...filling, saved: [...filling.saved, step.step], next })),
              )
            : TE.right({ ...filling, skipped: [...filling.skipped, step.step] }),
      ),
      TE.mapLeft((refusal) => ({
        ...refusal,
        field: refusal.field === undefined ? step.step : `${step.step}.${refusal.field}`,
      })),
    );

/** Whether the answers so far lead to a page at all. */
const applies = ({ app, clientId }: StepContext, { step }: FileStep): TE.TaskEither<Refusal, boolean> => {
  const isDue = REGISTRATION_FLOW.find((page) => page.step === step)?.appliesWhen;
  return isDue === undefined
    ? TE.right(true)
    : pipe(app.registration.loadFacts(clientId), TE.bimap(callRefusal, isDue));
};

const fillingAnswer = ({ saved, skipped, next }: Filling): Answer => ({
  json: { saved, skipped, next: next ?? null, path: next === undefined ? null : STEP_PATHS[next] },
  text: [
    `Salvas: ${saved.join(', ') || 'nenhuma'}.`,
    ...(skipped.length > 0 ? [`Não se aplicam: ${skipped.join(', ')}.`] : []),
    ...(next === undefined ? [] : [`A próxima página é ${STEP_PATHS[next]}`]),
  ].join('\n'),
});
