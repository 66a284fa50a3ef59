import type { HistoryPeriod } from '@aroeira/domain/movements';
import {
  HISTORY_TEXTS,
  KNOWN_OPERATIONS,
  KNOWN_STATUSES,
  operationCaption,
  PERIOD_CAPTIONS,
  setFilters,
  statusCaption,
} from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import type { HistoryViewModel } from './history.view-model.ts';

const ALL = '';

const PERIODS: readonly HistoryPeriod[] = ['all', 'last-30-days', 'last-90-days', 'last-12-months'];

interface Props {
  readonly model: HistoryViewModel;
}

/**
 * Chooses what the history shows. On a phone it is folded under one line: the button, and the filters that are set, each
 * with a press that removes it.
 */
export const HistoryFilters = ({ model }: Props) => (
  <Disclosure look="chip" head={HISTORY_TEXTS.filter} beside={<SetFilters model={model} />}>
    <Filters model={model} />
  </Disclosure>
);

const SetFilters = observer(({ model: { filter, change } }: Props) =>
  setFilters(filter).map(({ caption, without }) => (
    <button
      key={caption}
      type="button"
      className="chip is-shortcut is-set"
      aria-label={`Remover filtro: ${caption}`}
      onClick={() => change(without)}
    >
      <span>{caption}</span>
      <Icon name="close" isSmall />
    </button>
  )),
);

const Filters = observer(({ model: { filter, funds, change } }: Props) => (
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
));
