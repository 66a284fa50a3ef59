import {
  MAX_OBJECTIVES,
  type Goals,
  type Objective,
  type Outlook,
  type OutlookFailure,
} from '@aroeira/domain/independence';
import {
  lifeLineSentence,
  NO_GOALS,
  outlookMessage,
  PLAN_NOT_VIABLE,
  planFigures,
} from '@aroeira/domain/independence/messages';
import { zero } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { LOOKS } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { ChancesCard } from '../chances/chances-card.tsx';
import { toneOf } from '../objectives/objective-colors.ts';
import { ObjectiveFacts } from '../objectives/objective-facts.tsx';
import { LifeCard } from '../projection/life-card.tsx';
import { lifeFigures } from '../projection/life-figures.ts';
import type { HomePlan, HomeViewModel, WorkedPlan } from './home.view-model.ts';
import './home.css';

interface Props {
  readonly model: HomeViewModel;
}

const FAILED = { title: 'Não foi possível carregar o seu plano' };

/** `/liberty-home`. @see spec B §2 Financial independence */
export const HomeScreen = ({ model }: Props) => (
  <div className="page">
    <PageHead title="Liberdade Financeira" back="/dashboard" />
    <WhenLoaded loaded={model.loaded} failed={FAILED} waiting={<Waiting />}>
      {(plan) => <Shown model={model} plan={plan} />}
    </WhenLoaded>
  </div>
);

const Waiting = () => (
  <div className="plan-waiting">
    <Skeleton />
    <Skeleton />
  </div>
);

const Shown = ({ model, plan }: Props & { readonly plan: HomePlan }) => {
  switch (plan._tag) {
    case 'NoGoals':
      return (
        <>
          <section className="card">
            <EmptyState
              level={2}
              title={NO_GOALS}
              body="Diga quanto quer receber na aposentadoria e quanto poupa hoje: o seu plano aparece aqui."
            />
          </section>
          <Ways first="goals" />
        </>
      );
    case 'NotWorked':
      return (
        <>
          <Alert title={titleOf(plan.why)} body={outlookMessage(plan.why)} />
          <Ways first="goals" />
        </>
      );
    case 'Worked':
      return <Worked model={model} worked={plan} />;
  }
};

/** The sentence of a wrong age names no field: on the form it stands below one. */
const titleOf = ({ _tag }: OutlookFailure): string | undefined =>
  _tag === 'BelowCurrentAge' || _tag === 'NotBelowLifeExpectancy' ? 'Reveja a idade de aposentadoria.' : undefined;

const Worked = ({ model, worked }: Props & { readonly worked: WorkedPlan }) => {
  const { plan, outlook, saved, chances } = worked;
  return (
    <>
      {!outlook.isViable && <Alert body={PLAN_NOT_VIABLE} isAnnounced={false} />}
      <Figures goals={plan.goals} outlook={outlook} />
      <Line model={model} worked={worked} />
      <div className="tiles plan-cards">
        <ChancesCard model={chances} />
        <Card title="E se…">
          <p className="secondary">Mude a poupança, a idade, a renda ou a rentabilidade e veja o que acontece.</p>
          <Link className={LOOKS.secondary} href="/liberty-home?testar">
            Testar o plano
          </Link>
        </Card>
      </div>
      {saved.objectives.length > 0 && <Objectives objectives={saved.objectives} />}
      <Ways first="objectives" />
    </>
  );
};

/** The four amounts. @see spec B §2 Financial independence */
const Figures = ({ goals, outlook }: { readonly goals: Goals; readonly outlook: Outlook }) => {
  const { missing, monthlySavings } = outlook;
  const isLacking = missing.amount > (missing._tag === 'Monthly' ? monthlySavings : zero);
  return (
    <div className="figures-box">
      <dl className="tiles figures">
        {planFigures(goals, outlook).map(({ caption, amount }, at, { length }) => (
          <div key={caption} className={isLacking && at === length - 1 ? 'figure is-accent' : 'figure'}>
            <dt>{caption}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const Line = observer(
  ({ model, worked: { plan, outlook, saved, chances } }: Props & { readonly worked: WorkedPlan }) => {
    const { objectives } = saved;
    const { scale } = model;
    const found = chances.shown?.chances;
    const figures = useMemo(
      () => lifeFigures({ plan, outlook, objectives, scale, chances: found }),
      [plan, outlook, objectives, scale, found],
    );
    return (
      <LifeCard
        figures={figures}
        scale={scale}
        onScale={model.count}
        sentence={lifeLineSentence(plan, outlook)}
        onKeep={model.canKeepFiles ? model.keepCsv : undefined}
      />
    );
  },
);

const Objectives = ({ objectives }: { readonly objectives: readonly Objective[] }) => (
  <section className="stack" aria-labelledby="plan-objectives">
    <div className="card-head">
      <h2 id="plan-objectives">Objetivos</h2>
      <span className="secondary num">
        {objectives.length} de {MAX_OBJECTIVES}
      </span>
    </div>
    <ul className="card is-flush rows">
      {objectives.map((objective) => (
        <li key={objective.id} className={`objective ${toneOf(objective.color)}`}>
          <ObjectiveFacts objective={objective} />
        </li>
      ))}
    </ul>
  </section>
);

/** The first way is the one that a client takes next: without a plan that is the goals. @see spec B §2 Financial independence */
const Ways = ({ first }: { readonly first: 'goals' | 'objectives' }) => (
  <nav className="tiles plan-pair" aria-label="Plano">
    <ButtonLink look={first === 'goals' ? 'primary' : 'secondary'} to="/liberty/goals">
      Metas
    </ButtonLink>
    <ButtonLink look={first === 'objectives' ? 'primary' : 'secondary'} to="/liberty/objectives">
      Objetivos
    </ButtonLink>
  </nav>
);
