import type { Scheduler } from '@aroeira/domain/kernel';
import { GIVE_UP_AT } from '@aroeira/domain/reports';
import { PREPARING_TEXTS } from '@aroeira/domain/reports/messages';
import { useId, type ReactNode } from 'react';
import { LoadingMessages } from '../shell/pages/loading-messages.tsx';

interface Props {
  /** Seconds since the client asked. */
  readonly waited: number;
  readonly scheduler: Scheduler;
  /** What the client may do meanwhile. */
  readonly children: ReactNode;
}

/** The first stands above the others, which take turns. */
const [TITLE, ...STEPS] = PREPARING_TEXTS;

const LIMIT = GIVE_UP_AT / 1000;

/**
 * The wait for a report that the server prepares, against the time after which the portal gives up. Nobody knows how
 * much of the report is done, so the bar says the time alone.
 */
export const PreparingReport = ({ waited, scheduler, children }: Props) => {
  const id = useId();
  return (
    <section className="card stack in-column report-preparing" aria-labelledby={id}>
      <h2 id={id}>{TITLE}</h2>
      <p className="secondary">
        <LoadingMessages messages={STEPS} scheduler={scheduler} />
      </p>
      <div className="stack-8">
        <progress
          className="progress-line is-report"
          aria-labelledby={id}
          max={LIMIT}
          value={waited}
          aria-valuetext={`${waited} segundos de até ${LIMIT / 60} minutos`}
        />
        <p className="report-wait" aria-hidden="true">
          <span>{clock(waited)}</span>
          <span>até {clock(LIMIT)}</span>
        </p>
      </div>
      <p className="secondary">Fique nesta página até o relatório ficar pronto, ou receba-o por e-mail.</p>
      {children}
    </section>
  );
};

/** Seconds as `1:05`. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
