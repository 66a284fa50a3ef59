import type { ListReports, PeriodsNotLoaded, ReportRequest } from '@aroeira/domain/reports';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { Loaded } from '../ui/loaded.ts';
import { ReportActions, type ReportActionParts } from './report-actions.view-model.ts';

interface Parts extends ReportActionParts {
  readonly list: ListReports;
}

/** The two lists of the page. */
interface OfferedReports {
  readonly statements: readonly ReportActions[];
  readonly quick: readonly ReportRequest[];
}

/** One visit to the list of reports. @see spec B §2 Reports */
export class ReportsViewModel {
  readonly offered: Loaded<OfferedReports, PeriodsNotLoaded>;

  constructor({ list, ...actions }: Parts) {
    this.offered = new Loaded(
      pipe(
        list,
        TE.map(
          (requests): OfferedReports => ({
            statements: of(requests, 'statement').map((request) => new ReportActions(request, actions)),
            quick: of(requests, 'generated'),
          }),
        ),
      ),
    );
  }

  open = (): Promise<void> => this.offered.load();

  /** Ends the visit. */
  close = (): void => {
    this.offered.close();
    for (const statement of this.offered.value?.statements ?? []) statement.close();
  };
}

const of = (requests: readonly ReportRequest[], source: ReportRequest['source']): readonly ReportRequest[] =>
  requests.filter((request) => request.source === source);
