import type { ReportRequest } from '@aroeira/domain/reports';
import { periodsMessage, reportDates } from '@aroeira/domain/reports/messages';
import { Link } from 'wouter';
import { visitPage } from '../shell/frame/signed-in-page.tsx';
import { REPORTS } from './reports.module.ts';
import type { Path } from '../shell/routing/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../shell/frame/page-head.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import { REPORTS_TITLE } from './reports.texts.ts';
import { StatementRow } from './statement-row.tsx';
import './reports.css';

const NOT_LOADED = { title: periodsMessage({ _tag: 'PeriodsNotLoaded' }) };

/** `/reports`. */
export const Page = visitPage({ opens: REPORTS.OpenReports, needs: 'reports' }, ({ model }) => (
  <div className="page">
    <PageHead title={REPORTS_TITLE} back="/dashboard" />
    <WhenLoaded loaded={model.offered} failed={NOT_LOADED}>
      {({ statements, quick }) => (
        <div className="columns">
          <section className="stack-8" aria-labelledby="statements">
            <h2 className="group" id="statements">
              Extratos mensais
            </h2>
            <ul className="card is-flush rows">
              {statements.map((actions) => (
                <StatementRow key={actions.request.period.date} actions={actions} />
              ))}
            </ul>
            <p className="caption">O extrato de um mês aparece aqui depois que ele se encerra.</p>
          </section>
          <section className="stack-8" aria-labelledby="quick">
            <h2 className="group" id="quick">
              Períodos rápidos
            </h2>
            <ul className="card is-flush rows">
              {quick.map((request) => (
                <QuickRow key={request.period.date} request={request} />
              ))}
            </ul>
          </section>
        </div>
      )}
    </WhenLoaded>
  </div>
));

const QuickRow = ({ request }: { readonly request: ReportRequest }) => {
  const { date, description } = request.period;
  return (
    <li>
      <Link className="list-row" href={`/reports/${date}` satisfies Path} state={request}>
        <Icon name="calendar" />
        <span className="grow">
          <span className="strong">{description}</span>
          <span className="secondary">{reportDates(request.period)}</span>
        </span>
        <Icon name="right" isSmall />
      </Link>
    </li>
  );
};
