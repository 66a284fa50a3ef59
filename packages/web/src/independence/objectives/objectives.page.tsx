import { MAX_OBJECTIVES, objectiveColor, type Objective } from '@aroeira/domain/independence';
import { NO_OBJECTIVES, OBJECTIVES_FULL, OBJECTIVES_NOT_LOADED } from '@aroeira/domain/independence/messages';
import { cents } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
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
    <WhenLoaded loaded={model.loaded} failed={{ title: 'Ops!', body: OBJECTIVES_NOT_LOADED }}>
      {() => <Objectives model={model} />}
    </WhenLoaded>
    <RemovalQuestion removal={model.removal} />
  </div>
));

const Objectives = observer(({ model }: Props) => {
  const { objectives, canAdd, years } = model;
  return (
    <>
      {objectives.length === 0 ? (
        <EmptyState
          level={2}
          title={NO_OBJECTIVES}
          body="Uma casa, um estudo, uma viagem: o plano guarda o valor para o ano certo."
        />
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
        </>
      )}
      {canAdd ? (
        <ButtonLink to="/liberty/objectives/add">Adicionar objetivo</ButtonLink>
      ) : (
        <Notice icon="alert">{`${OBJECTIVES_FULL} Para incluir outro, remova um destes.`}</Notice>
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

const Row = ({ objective: { title, year, amount, color }, onEdit, onRemove }: RowProps) => (
  <li className={`objective ${toneOf(color)}`}>
    <i className="swatch" />
    <span className="objective-facts">
      <span className="strong">{title}</span>
      <span className="secondary">
        {year}
        <span className="sr-only">, {objectiveColor(color).label}</span>
      </span>
      <Money amount={amount} />
    </span>
    <span className="objective-tools">
      <IconButton icon="edit" label={`Editar ${title}`} onPress={onEdit} />
      <IconButton icon="trash" label={`Remover ${title}`} onPress={onRemove} />
    </span>
  </li>
);

interface YearsProps {
  readonly objectives: readonly Objective[];
  readonly years: Years;
}

const place = (year: number, current: number, last: number): string =>
  `${((year - current) / (last - current)) * 100}%`;

/** The objectives on a line from this year to the retirement. Without a year of retirement it ends at the last objective. */
const YearsLine = ({ objectives, years: { current, retirement } }: YearsProps) => {
  const ordered = objectives.map(({ year }) => year).toSorted((one, other) => one - other);
  const last = Math.max(retirement ?? current, ordered.at(-1) ?? current, current + 1);
  const end = last === retirement ? `${last}, aposentadoria` : String(last);
  return (
    <figure className="years" aria-label={`Objetivos em ${ordered.join(', ')}, de ${current} a ${end}`}>
      {objectives
        .filter(({ year }) => year >= current)
        .map(({ id, year, color }) => (
          <i key={id} className={toneOf(color)} style={{ insetInlineStart: place(year, current, last) }} />
        ))}
      <span>{current}</span>
      <span>{end}</span>
    </figure>
  );
};
