import type { HistoryPeriod } from '@aroeira/domain/movements';
import {
  HISTORY_TEXTS,
  KNOWN_OPERATIONS,
  KNOWN_STATUSES,
  operationCaption,
  PERIOD_CAPTIONS,
  statusCaption,
} from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { FilterSelect } from '../../ui/filter-select.tsx';
import type { HistoryViewModel } from './history.view-model.ts';

const ALL = '';

const PERIODS: readonly HistoryPeriod[] = ['all', 'last-30-days', 'last-90-days', 'last-12-months'];

/** Chooses what the history shows. On a phone it is folded. */
export const HistoryFilters = observer(({ model }: { readonly model: HistoryViewModel }) => {
  const { filter, funds, change } = model;
  return (
    <div className="filters">
      <FilterSelect
        label={HISTORY_TEXTS.fund}
        value={filter.fundName ?? ALL}
        options={[[ALL, HISTORY_TEXTS.all], ...funds.map((name) => [name, name] as const)]}
        onChange={(name) => change({ fundName: name === ALL ? undefined : name })}
      />
      <FilterSelect
        label={HISTORY_TEXTS.operation}
        value={filter.operation ?? ALL}
        options={[
          [ALL, HISTORY_TEXTS.allOperations],
          ...KNOWN_OPERATIONS.map((key) => [key, operationCaption(key)] as const),
        ]}
        onChange={(key) => change({ operation: key === ALL ? undefined : key })}
      />
      <FilterSelect
        label={HISTORY_TEXTS.status}
        value={filter.status ?? ALL}
        options={[[ALL, HISTORY_TEXTS.all], ...KNOWN_STATUSES.map((key) => [key, statusCaption(key)] as const)]}
        onChange={(key) => change({ status: key === ALL ? undefined : key })}
      />
      <FilterSelect
        label={HISTORY_TEXTS.period}
        value={filter.period}
        options={PERIODS.map((key) => [key, PERIOD_CAPTIONS[key]] as const)}
        onChange={(period) => change({ period })}
      />
    </div>
  );
});
