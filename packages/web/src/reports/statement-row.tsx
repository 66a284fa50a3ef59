import { REPORT_TEXTS, reportDates } from '@aroeira/domain/reports/messages';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Path } from '../shell/routing/paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ReportActions } from './report-actions.view-model.ts';
import { ReportProblem } from './report-problem.tsx';

/** One month: the client opens its statement, has it sent, or downloads it. */
export const StatementRow = observer(({ actions }: { readonly actions: ReportActions }) => {
  const { request, emailing, saving, isSent, email, download } = actions;
  const { date, description } = request.period;
  return (
    <li>
      <div className="list-line report-row">
        <Link className="list-row" href={`/reports/${date}` satisfies Path} state={request}>
          <Icon name="file" />
          <span className="grow">
            <span className="strong">{description}</span>
            <span className="secondary">{reportDates(request.period)}</span>
            {isSent && (
              <span className="report-sent">
                <Icon name="check" isSmall />
                <span>
                  Enviado para o seu <span className="report-whole">e-mail</span>
                </span>
              </span>
            )}
          </span>
        </Link>
        <Button look="text" icon="mail" isBusy={emailing.isBusy} onPress={() => void email()}>
          <span className="report-word">{REPORT_TEXTS.email}</span> <span className="sr-only">{description}</span>
        </Button>
        <Button look="text" icon="download" isBusy={saving.isBusy} onPress={() => void download()}>
          <span className="sr-only">
            {REPORT_TEXTS.download} {description}
          </span>
        </Button>
      </div>
      <div className="report-problem">
        <ReportProblem actions={actions} />
      </div>
    </li>
  );
});
