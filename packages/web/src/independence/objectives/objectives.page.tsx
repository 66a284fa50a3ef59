import { MAX_OBJECTIVES, type Objective } from '@aroeira/domain/independence';
import { NO_OBJECTIVES, OBJECTIVES_FULL, OBJECTIVES_NOT_LOADED } from '@aroeira/domain/independence/messages';
import { cents } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { INDEPENDENCE } from '../independence.module.ts';
import { ButtonLink } from '../../shell/frame/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { toneOf } from './objective-colors.ts';
import { ObjectiveFacts } from './objective-facts.tsx';
import { RemovalFailure, RemovalQuestion } from './removal-parts.tsx';
import type { ObjectivesViewModel, Years } from './objectives.view-model.ts';
import './objectives.css';

interface Props {
  readonly model: ObjectivesViewModel;
}

/** `/liberty/objectives`. */
export const Page = visitPage({ opens: INDEPENDENCE.OpenObjectivesPage }, ({ model }) => (
  <div className="page is-form">
    <PageHead title="Objetivos" back="/liberty-home" />
    <WhenLoaded loaded={model.loaded} failed={{ title: OBJECTIVES_NOT_LOADED }}>
      {() => <Objectives model={model} />}
    </WhenLoaded>
    <RemovalQuestion removal={model.removal} />
  </div>
));

const Objectives = observer(({ model }: Props) => {
  const { objectives, canAdd, years } = model;
  const add = <ButtonLink to="/liberty/objectives/add">Adicionar objetivo</ButtonLink>;
  return (
    <>
      {objectives.length === 0 ? (
        <EmptyState
          level={2}
          title={NO_OBJECTIVES}
          body="Uma casa, um estudo, uma viagem: o plano guarda o valor para o ano certo."
        >
          {add}
        </EmptyState>
      ) : (
        <>
          <section className="card stack" aria-label="Resumo">
            <div className="row between">
              <span className="secondary">Total dos objetivos</span>
              <span className="objectives-total">
                <Money amount={cents(objectives.reduce((all, { amount }) => all + amount, 0))} />
              </span>
            </div>
            <YearsLine objectives={objectives} years={years} />
          </section>
          <List model={model} />
          {canAdd ? add : <Notice icon="alert">{`${OBJECTIVES_FULL} Para incluir outro, remova um destes.`}</Notice>}
        </>
      )}
    </>
  );
});

const List = observer(({ model }: Props) => (
  <section className="stack-8" aria-labelledby="my-objectives">
    <div className="row between">
      <h2 className="group" id="my-objectives">
        Meus objetivos
      </h2>
      <span className="secondary">
        {model.objectives.length} de {MAX_OBJECTIVES}
      </span>
    </div>
    <ul className="card is-flush rows">
      {model.objectives.map((objective) => (
        <Row
          key={objective.id}
          objective={objective}
          onEdit={() => model.edit(objective)}
          onRemove={() => void model.removal.remove(objective)}
        />
      ))}
    </ul>
    <RemovalFailure removal={model.removal} />
  </section>
));

interface RowProps {
  readonly objective: Objective;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const Row = ({ objective, onEdit, onRemove }: RowProps) => (
  <li className={`objective ${toneOf(objective.color)}`}>
    <ObjectiveFacts objective={objective} />
    <span className="objective-tools">
      <IconButton icon="edit" label={`Editar ${objective.title}`} onPress={onEdit} />
      <IconButton icon="trash" label={`Remover ${objective.title}`} onPress={onRemove} />
    </span>
  </li>
);

interface YearsProps {
  readonly objectives: readonly Objective[];
  readonly years: Years;
}

/** Two dots that are nearer than this part of the line would cover each other on a phone. */
const NEAR = 0.06;

interface Dot {
  readonly objective: Objective;
  /** Its place on the line, from 0 to 1. */
  readonly share: number;
  /** How many dots it stands on. */
  readonly level: number;
}

const dotsOf = (objectives: readonly Objective[], shareOf: (year: number) => number): readonly Dot[] => {
  const dots: Dot[] = [];
  for (const objective of objectives.toSorted((one, other) => one.year - other.year)) {
    const share = shareOf(objective.year);
    const below = dots.filter((dot) => share - dot.share < NEAR).map(({ level }) => level + 1);
    dots.push({ objective, share, level: Math.max(0, ...below) });
  }
  return dots;
};

/** The objectives on a line from this year to the retirement. Without a year of retirement it ends at the last objective. */
const YearsLine = ({ objectives, years: { current, retirement } }: YearsProps) => {
  const ordered = objectives.map(({ year }) => year).toSorted((one, other) => one - other);
  const last = Math.max(retirement ?? current, ordered.at(-1) ?? current, current + 1);
  const end = last === retirement ? `${last}, aposentadoria` : String(last);
  const dots = dotsOf(
    objectives.filter(({ year }) => year >= current),
    (year) => (year - current) / (last - current),
  );
  return (
    <figure
      className="years"
      aria-label={`Objetivos em ${ordered.join(', ')}, de ${current} a ${end}`}
      style={own({ '--levels': Math.max(0, ...dots.map(({ level }) => level)) })}
    >
      {dots.map(({ objective: { id, color }, share, level }) => (
        <i key={id} className={toneOf(color)} style={own({ insetInlineStart: `${share * 100}%`, '--level': level })} />
      ))}
      <span>{current}</span>
      <span>{end}</span>
    </figure>
  );
};

/** React's type knows no custom properties. */
const own = (style: Readonly<Record<string, string | number>>) => style as CSSProperties;
