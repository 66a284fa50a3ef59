import { Skeleton } from '../ui/skeleton.tsx';

interface Props {
  readonly stage: 'Syncing' | 'Ready';
}

const SAYS = { Syncing: 'Sincronizando', Ready: 'Tudo pronto!' } as const;
const LINES = [1, 2, 3, 4, 5, 6];

/** Keeps the place of the ring and its table while they load, and says how far they are. */
export const Syncing = ({ stage }: Props) => (
  <div className="syncing">
    <output className={`syncing-says is-${stage.toLowerCase()}`}>{SAYS[stage]}</output>
    <div className="holdings" aria-busy="true">
      <div className="donut">
        <Skeleton shape="ring" />
      </div>
      <div className="syncing-lines">
        {LINES.map((line) => (
          <div key={line} className="row">
            <Skeleton shape="swatch" />
            <span className="grow">
              <Skeleton />
            </span>
            <span className="syncing-amount">
              <Skeleton />
            </span>
          </div>
        ))}
      </div>
    </div>
  </div>
);
