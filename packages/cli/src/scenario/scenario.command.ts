import { examples, type AddProgramCommand, type Itself, type Run } from '../command.ts';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { wordsOf } from '../completion-words.ts';

export const addScenario: AddProgramCommand = (parent, run, itself) => {
  const scenario = parent
    .command('scenario')
    .description('Scenarios: files of steps that are commands, with what must come of them.')
    .addHelpText('after', examples('portal scenario lint tests/scenarios', 'portal scenario run tests/scenarios'));
  addLint(scenario, run, itself);
  addRun(scenario, run, itself);
  addRecord({ scenario, program: parent }, run, itself);
};

const addLint = (scenario: CommandUnknownOpts, run: Run, itself: Itself): void => {
  scenario
    .command('lint')
    .description('Check scenarios without running anything. Each mistake is told as file:line:column.')
    .argument('<files...>', 'files, or folders of them')
    .option('--people <file>', 'who plays whom: whoever is not in it is a mistake')
    .addHelpText('after', examples('portal scenario lint mine.yaml', 'portal scenario lint tests/scenarios --json'))
    .action((files, options) =>
      run((app) => async () => {
        const { lintScenarios } = await import('./lint-scenarios.ts');
        return lintScenarios(app, { files, options, itself })();
      }),
    );
};

/** Takes an option that may be given several times. */
const each = (value: string, before: readonly string[]): readonly string[] => [...before, value];

const addRun = (scenario: CommandUnknownOpts, run: Run, itself: Itself): void => {
  scenario
    .command('run')
    .description(
      'Run scenarios. At a sandbox each one has a new world, which begins with the seed and is dropped at the end. ' +
        'Exit: 0 green, 1 a mismatch, 2 a wrong file (nothing ran), 3 the server can’t be reached.',
    )
    .argument('<files...>', 'files, or folders of them')
    .option('--only <tag or name>', 'only those with this tag or name; may be given again', each, [])
    .option('--until <step>', 'end each scenario after the step of this name')
    .option('--set <name=value>', 'another value of a variable, or of a field: STEP.FIELD=VALUE', each, [])
    .option('--parallel <n>', 'how many run at the same time (default: the cores)')
    .option('--keep', 'keep the world of a scenario that failed, and tell how to look at it')
    .option('--bail', 'end after the first scenario that fails')
    .option('--people <file>', 'who plays whom: document, and password or passwordEnv, by name')
    .option('--junit <file>', 'write a report as JUnit does')
    .option('--html <file>', 'write a report to read in a browser: one file, with all that it needs')
    .option('--tap <file>', 'write a report in the Test Anything Protocol')
    .addHelpText(
      'after',
      examples(
        'portal scenario run tests/scenarios --junit report.xml',
        'portal scenario run invest.yaml --set amount=5000 --set settled.within=10s --until book',
        'portal scenario run tests/scenarios --only movements --api https://homologa.exemplo.com.br/api --people people.yaml',
      ),
    )
    .action((files, options) =>
      run((app) => async () => {
        const { performScenarios } = await import('./perform-scenarios.ts');
        return performScenarios(app, { files, options, itself })();
      }),
    );
};

interface Place {
  readonly scenario: CommandUnknownOpts;
  readonly program: CommandUnknownOpts;
}

const addRecord = ({ scenario, program }: Place, run: Run, itself: Itself): void => {
  scenario
    .command('record')
    .description(
      'Record a scenario: what is typed runs, and is written as steps with what came of them. "as NAME" switches who ' +
        'acts, ".end", Ctrl-D or Ctrl-C ends, ".help" tells the rest. The recording has a new world of the sandbox; at the end the ' +
        'file runs again in another one.',
    )
    .argument('<file>', 'the file to write; it must not be there yet')
    .option('--as <name>', 'who acts at first')
    .option('--name <sentence>', 'what the scenario shows')
    .option('--append', 'go on behind the steps that the file has: they run first')
    .option('--people <file>', 'who plays whom: document, and password or passwordEnv, by name')
    .addHelpText(
      'after',
      examples('portal scenario record mine.yaml --as ana', 'portal scenario record mine.yaml < typed.txt'),
    )
    .action((file, options) =>
      run((app) => async () => {
        const { recordScenario } = await import('./record/record-scenario.ts');
        return recordScenario(app, { file, options, itself, words: wordsOf(program) })();
      }),
    );
};
