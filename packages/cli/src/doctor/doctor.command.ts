import * as E from 'fp-ts/Either';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { printAnswer, type Answer } from '../output.ts';
import { refusal } from '../refusal.ts';
import { facts } from '../table.ts';
import { checkApi, checkClock, checkControls, checkVersion } from './api.checks.ts';
import { skipped, type Finding, type Problem } from './finding.ts';
import { checkHome, checkNode, checkSession } from './machine.checks.ts';

export const addDoctor: AddCommand = (parent, run) => {
  parent
    .command('doctor')
    .description('Tell what is wrong with this machine or the API, one line each; exit code 0 when all is well.')
    .option('--people <file>', 'also compare what the API answers to these people with the contract, call by call')
    .addHelpText(
      'after',
      examples(
        'portal doctor',
        'portal doctor --api https://portal.exemplo.com.br/api --json',
        'portal doctor --api https://homologa.exemplo.com.br/api --people people.yaml',
      ),
    )
    .action(({ people }) => run((app) => (people === undefined ? examine(app, []) : compare(app, people))));
};

type Checked = readonly (readonly [name: string, finding: Finding])[];

type Looking = Pick<App, 'doctor' | 'io' | 'memory' | 'settings'>;

/** Prints the findings in every case. With a problem the program ends with the exit code of a refusal. */
const examine =
  (app: Looking, compared: Checked): Task =>
  async () => {
    const checked = [...(await look(app)), ...compared];
    const answer = answerOf(checked);
    const problems = checked.map(([, finding]) => finding).filter(isProblem);
    if (problems.length === 0) return E.right(answer);
    printAnswer(app.io, app.settings.isJson, answer);
    const message = problems.length === 1 ? '1 problema encontrado.' : `${problems.length} problemas encontrados.`;
    const exit = problems.some((one) => one.exit === 3) ? 3 : 1;
    return E.left({ ...refusal('problems_found', message), exit });
  };

/** The same, with what the people of a file read. */
const compare =
  (app: Looking & Pick<App, 'onDevice'>, file: string): Task =>
  async () => {
    const [{ readActors }, { refusedFor }, { checkConformity }] = await Promise.all([
      import('../scenario/actors.ts'),
      import('../scenario/lint-scenarios.ts'),
      import('./conformity.checks.ts'),
    ]);
    const people = await readActors(file, app.io.env);
    if (E.isLeft(people)) return E.left(refusedFor(app, people.left));
    return examine(app, await checkConformity(app, people.right))();
  };

const look = async (app: Looking): Promise<Checked> => {
  const { doctor, settings } = app;
  const probe = await doctor.probe();
  return [
    ['node', checkNode(process.versions.node)],
    ['home', checkHome(settings.home)],
    ['api', checkApi(settings.api, probe)],
    ['version', checkVersion(probe)],
    ['session', probe.api === 'answers' ? await checkSession(cleared(app), doctor.read)() : skipped],
    ['clock', checkClock(probe, doctor.clock.now())],
    ['controls', checkControls(probe)],
  ];
};

const isProblem = (finding: Finding): finding is Problem => finding._tag === 'Problem';

const STATES = { Ok: 'ok', Problem: 'problem', Skipped: 'skipped' } as const;
const MARKS = { Ok: 'ok', Problem: 'PROBLEMA', Skipped: '–' } as const;

const answerOf = (checked: Checked): Answer => ({
  json: {
    ok: !checked.some(([, finding]) => isProblem(finding)),
    checks: checked.map(([name, { _tag, detail }]) => ({ name, state: STATES[_tag], detail })),
  },
  text: facts(checked.map(([name, { _tag, detail }]) => [name, `${MARKS[_tag].padEnd(8)}  ${detail}`])),
});
