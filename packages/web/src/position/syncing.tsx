import { Skeleton } from '../ui/feedback/skeleton.tsx';

interface Props {
  readonly stage: 'Syncing' | 'Ready';
}

const SAYS = { Syncing: 'Sincronizando', Ready: 'Tudo pronto!' } as const;
/** One line for each fund type, and one for the total. */
const LINES = [1, 2, 3, 4, 5, 6, 7];

/** Keeps the place of the ring and its table while they load. The text inside the ring tells the progress. */
export const Syncing = ({ stage }: Props) => (
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
