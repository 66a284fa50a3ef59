import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { Loaded } from '../ui/loaded.ts';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import type { LastRun, ResultState, ScenarioResult, StepResult, World } from './controls.module.ts';
import { NOT_LOADED, Section, WAITING } from './section.tsx';
import { momentOf } from './workbench.messages.ts';

/** What the last run of scenarios left. The failed ones come first. */
export const ResultsScreen = ({ results }: { readonly results: Loaded<LastRun | undefined> }) => (
  <Section
    title="Cenários"
    lead="A última vez que cenários rodaram neste servidor, em qualquer mundo."
    model={results}
    aside={
      <div className="workbench-tools">
        <Button look="secondary" icon="retry" onPress={() => void results.load()}>
          Atualizar
        </Button>
      </div>
    }
  >
    <WhenLoaded loaded={results} failed={NOT_LOADED} waiting={WAITING}>
      {(last) =>
        last === undefined ? (
          <EmptyState
            title="Nenhum cenário rodou ainda"
            body="Rode portal scenario run tests/scenarios, e o resultado aparece aqui."
            level={2}
          />
        ) : (
          <Card title={momentOf(last.receivedAt)} aside={<p className="secondary">{countsOf(last)}</p>}>
            <ul className="rows workbench-rows">
              {last.scenarios.toSorted(failedFirst).map((scenario) => (
                <ScenarioRow
                  key={`${scenario.file} ${scenario.name}`}
                  scenario={scenario}
                  world={last.worlds.find(({ name }) => name === scenario.world)}
                />
              ))}
            </ul>
          </Card>
        )
      }
    </WhenLoaded>
  </Section>
);

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

const countsOf = ({ passed, failed, skipped }: LastRun): string =>
  [
    counted(passed, ['passou', 'passaram']),
    counted(failed, ['falhou', 'falharam']),
    counted(skipped, ['pulado', 'pulados']),
  ].join(' · ');

const ORDER = { failed: 0, skipped: 1, passed: 2 } as const;

const failedFirst = (a: ScenarioResult, b: ScenarioResult): number => ORDER[a.state] - ORDER[b.state];

const BADGES: Readonly<
  Record<ResultState, { readonly look: string; readonly icon: IconName; readonly caption: string }>
> = {
  passed: { look: 'badge is-success', icon: 'check', caption: 'Passou' },
  failed: { look: 'badge workbench-failed', icon: 'close', caption: 'Falhou' },
  skipped: { look: 'badge is-neutral', icon: 'pause', caption: 'Pulado' },
};

const Badge = ({ state }: { readonly state: ResultState }) => {
  const { look, icon, caption } = BADGES[state];
  return (
    <span className={look}>
      <Icon name={icon} />
      {caption}
    </span>
  );
};

interface ScenarioProps {
  readonly scenario: ScenarioResult;
  /** The world that `--keep` left of it, if it is still there. */
  readonly world: World | undefined;
}

const ScenarioRow = ({ scenario, world }: ScenarioProps) => {
  const { name, file, state, ms, reason, steps } = scenario;
  return (
    <li className="workbench-row is-top">
      <div className="grow stack-4">
        <div className="row between">
          <p className="strong grow">{name}</p>
          <Badge state={state} />
        </div>
        <p className="caption">
          {file} · {Math.round(ms)} ms
        </p>
        {typeof reason === 'string' && <p className="secondary">{reason}</p>}
        {world !== undefined && (
          <a className="link" href={`${world.url}/sandbox/`} target="_blank" rel="noreferrer">
            Abrir o mundo que ficou, {world.name} <span className="sr-only">em outra aba</span>
          </a>
        )}
        {steps.length > 0 && (
          <Disclosure head={steps.length === 1 ? '1 passo' : `${steps.length} passos`} startsOpen={state === 'failed'}>
            <ol className="stack-8">
              {steps.map((step, place) => (
                <StepLine key={`${place} ${step.name}`} step={step} />
              ))}
            </ol>
          </Disclosure>
        )}
      </div>
    </li>
  );
};

const StepLine = ({ step }: { readonly step: StepResult }) => (
  <li className="stack-4">
    <div className="row between">
      <div className="grow stack-4">
        {step.name !== step.run && <p className="strong">{step.name}</p>}
        <p className="workbench-code">
          {typeof step.as === 'string' && `${step.as}: `}
          {step.run}
        </p>
        <p className="caption num">{Math.round(step.ms)} ms</p>
      </div>
      <Badge state={step.state} />
    </div>
    {step.differences?.map(({ what, expected, got }) => (
      <dl key={what} className="workbench-difference">
        <dt>{what}</dt>
        <dd>
          <span className="caption">esperado</span> {expected}
        </dd>
        <dd>
          <span className="caption">veio</span> {got}
        </dd>
      </dl>
    ))}
    {step.requests?.map(({ method, path, status, ms }, place) => (
      <p key={`${place} ${path}`} className="caption">
        {method} {path} {status ?? 'sem resposta'} {Math.round(ms)} ms
      </p>
    ))}
  </li>
);
