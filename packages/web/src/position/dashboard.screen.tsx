import type { PlannerPhotos } from '@aroeira/domain/contact';
import { isEmpty } from '@aroeira/domain/position';
import { POSITION_FAILED } from '@aroeira/domain/position/messages';
import { CALL_TO_ACTION_CAPTIONS } from '@aroeira/domain/renewal/messages';
import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { PlaceAccess } from '../registration/standing/portal-standing.ts';
import type { ServiceEntry } from '../registration/standing/services.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { ActionCard, type Action } from './action-card.tsx';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { Hero, type DashboardFrame } from './hero.tsx';
import { Holdings } from './holdings.tsx';
import { PlannerCard, type PlannerOnCard } from './planner-card.tsx';
import { ClosedReason } from '../ui/closed-reason.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { laterPart } from '../ui/later-part.tsx';
import './position.css';

interface Props {
  readonly model: DashboardViewModel;
  readonly frame: DashboardFrame;
  readonly services: readonly ServiceEntry[];
  readonly planner: PlannerOnCard;
  readonly plannerPhotos: PlannerPhotos;
  /** The yield of the current year, in percent. `undefined` while it is not known. */
  readonly ofYear: number | undefined;
  /** Whether the client may invest, as far as it is known. */
  readonly investing: PlaceAccess;
  /** `undefined` when nothing is asked of the client, or while it is not known. */
  readonly action: Action | undefined;
  /** What stands below the investments. */
  readonly children?: ReactNode;
}

/** `/dashboard`. Draws the view model and passes gestures on; decides nothing. */
export const DashboardScreen = ({ model, frame, services, planner, ...around }: Props) => (
  <div className="page is-dashboard">
    <Hero model={model} frame={frame} ofYear={around.ofYear} />
    <div className="board">
      <Shortcuts services={services} />
      <div className="board-main">
        <Main model={model} investing={around.investing} action={around.action}>
          {around.children}
        </Main>
      </div>
      <div className="board-planner">
        <PlannerCard known={planner} photos={around.plannerPhotos} brand={frame.brand} />
      </div>
    </div>
  </div>
);

/** Few clients hold nothing. */
const NothingHeld = laterPart(async () => (await import('./nothing-held.tsx')).NothingHeld);

type MainProps = Pick<Props, 'model' | 'investing' | 'action' | 'children'>;

/** The content comes all at once, when it is there: the card of the animation makes place for it. */
const Main = observer(({ model, investing, action, children }: MainProps) => {
  const { stage, isHidden, canKeepFiles, keepCsv, sync } = model;
  switch (stage._tag) {
    case 'Syncing':
    case 'Ready':
      return (
        <Card title={CALL_TO_ACTION_CAPTIONS.investments}>
          <Syncing stage={stage._tag} />
        </Card>
      );
    case 'Failed':
      return (
        <Below action={action} after={children}>
          <ErrorState {...POSITION_FAILED} failure={stage.failure} onRetry={() => void sync()} />
        </Below>
      );
    case 'Shown':
      // A call to action takes the place of investments that are not there. It hides nobody's money (decision 0182).
      if (action !== undefined && isEmpty(stage.position)) return <ActionCard action={action} />;
      if (isEmpty(stage.position))
        return (
          <Suspense>
            <NothingHeld investing={investing}>{children}</NothingHeld>
          </Suspense>
        );
      return (
        <Below action={action} after={children} aside={canKeepFiles && <Keep onKeep={keepCsv} />}>
          <Holdings position={stage.position} isHidden={isHidden} />
        </Below>
      );
  }
});

interface BelowProps extends Pick<Props, 'action' | 'children'> {
  readonly after: ReactNode;
  readonly aside?: ReactNode;
}

/** The investments, below the call to action if there is one. The yield of the portfolio is below them. */
const Below = ({ action, after, aside, children }: BelowProps) => (
  <>
    {action !== undefined && <ActionCard action={action} />}
    <Card title={CALL_TO_ACTION_CAPTIONS.investments} aside={aside}>
      {children}
    </Card>
    {after}
  </>
);

const Keep = ({ onKeep }: { readonly onKeep: () => void }) => (
  <button type="button" className="link" onClick={onKeep}>
    Baixar CSV
  </button>
);

/** The cards of the services. A closed one stays in view, says why, and leads nowhere. @see spec A §2 Dashboard; decision Q001 */
const Shortcuts = ({ services }: { readonly services: readonly ServiceEntry[] }) => (
  <nav className="tiles shortcuts" aria-label="Serviços">
    {services.map((service) =>
      service.closed === undefined ? (
        <Link key={service.to} className="shortcut" href={service.to}>
          <Icon name={service.icon} />
          {service.card}
        </Link>
      ) : (
        <ClosedShortcut key={service.to} {...service} closed={service.closed} />
      ),
    )}
  </nav>
);

const ClosedShortcut = ({ card, icon, closed }: ServiceEntry & { readonly closed: string }) => (
  <button type="button" className="shortcut" aria-disabled="true">
    <Icon name={icon} />
    <span>{card}</span> <ClosedReason>{closed}</ClosedReason>
  </button>
);

const SAYS = { Syncing: 'Sincronizando', Ready: 'Tudo pronto!' } as const;
/** One line for each fund type, and one for the total. */
const LINES = [1, 2, 3, 4, 5, 6, 7];

/** Keeps the place of the ring and its table while they load. The text inside the ring tells the progress. */
const Syncing = ({ stage }: { readonly stage: 'Syncing' | 'Ready' }) => (
  <div className="holdings" aria-busy="true">
    <div className="donut">
      <Skeleton shape="ring" />
      <output className={stage === 'Ready' ? 'donut-centre syncing-says is-ready' : 'donut-centre syncing-says'}>
        {SAYS[stage]}
      </output>
    </div>
    <div className="syncing-lines">
      {LINES.map((line) => (
        <div key={line} className="row">
          <Skeleton shape="swatch" />
          <span className="syncing-name">
            <Skeleton />
          </span>
          <span className="syncing-amount">
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  </div>
);
