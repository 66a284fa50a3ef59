import { isSuspicious, SECURITY_EVENTS, type SecurityActivity } from '@aroeira/domain/access';
import { formatMoment } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { DevicesViewModel } from './devices.view-model.ts';

/** What happened to the access, once the client wants to see it. Decision 0112. */
export const SecurityActivityList = observer(({ model }: { readonly model: DevicesViewModel }) => {
  const show = () => void model.showActivity();
  switch (model.activity?._tag) {
    case undefined:
      return (
        <Button look="secondary" onPress={show}>
          Ver atividade de segurança
        </Button>
      );
    case 'Loading':
      return (
        <div className="card" aria-busy="true">
          <Skeleton />
        </div>
      );
    case 'Failed':
      return (
        <div className="card">
          <ErrorState
            title="Não foi possível carregar"
            body="Não conseguimos buscar a atividade de segurança agora."
            retry="Tentar novamente"
            onRetry={show}
          />
        </div>
      );
    case 'Loaded':
      return (
        <section className="stack-8" aria-labelledby="security-activity">
          <h2 className="group" id="security-activity">
            Atividade de segurança
          </h2>
          <Activities activities={model.activity.value.slice(0, model.shown)} />
          {model.activity.value.length > model.shown && (
            <Button look="text" onPress={model.showMore}>
              Ver mais
            </Button>
          )}
        </section>
      );
  }
});

const Activities = ({ activities }: { readonly activities: readonly SecurityActivity[] }) =>
  activities.length === 0 ? (
    <EmptyState title="Nada por aqui ainda" />
  ) : (
    <ul className="card is-flush rows">
      {activities.map((activity, index) => (
        // Events of one moment may be alike: only the place tells them apart, and the list is drawn anew as a whole.
        <ActivityRow key={index} activity={activity} />
      ))}
    </ul>
  );

const ActivityRow = ({ activity: { event, at } }: { readonly activity: SecurityActivity }) => (
  <li className="list-row">
    <Icon name={isSuspicious(event) ? 'alert' : 'check'} isSmall />
    <span className="grow">
      <span className="strong">{SECURITY_EVENTS[event]}</span>
      <span className="secondary">{formatMoment(at)}</span>
    </span>
  </li>
);
