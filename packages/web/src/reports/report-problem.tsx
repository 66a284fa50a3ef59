import { reportEmailMessage } from '@aroeira/domain/reports';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { Alert } from '../ui/feedback/alert.tsx';
import type { ReportActions } from './report-actions.view-model.ts';

/** Why the last e-mail or download failed. It stays until the client tries again. */
export const ReportProblem = observer(({ actions: { emailing } }: { readonly actions: ReportActions }) => {
  const { failure } = emailing;
  return failure === undefined ? null : (
    <div className="report-problem">
      <Alert body={reportEmailMessage(E.left(failure))} />
    </div>
  );
});
