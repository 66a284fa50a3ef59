import { CentsFromReais, orNothing } from '@aroeira/adapters-http/http';
import { EntryWire } from '@aroeira/adapters-http/movements';
import { formatBrl, formatPercent, zero } from '@aroeira/domain/kernel';
import {
  distributionLines,
  entriesOf,
  manualReasonMessage,
  type Distribution,
  type Fund,
} from '@aroeira/domain/movements';
import type { Answer } from '../../output.ts';
import { left, right, table } from '../../table.ts';

/** The suggested amounts, or why the client sets them by hand. */
export const suggestionAnswer = (funds: readonly Fund[], distribution: Distribution): Answer => {
  const lines = distributionLines(funds, entriesOf(funds, distribution), distribution);
  const named = lines.map((line, index) => ({ ...line, name: funds[index]?.name ?? '' }));
  const [mode, reason] =
    distribution._tag === 'Suggested' ? (['suggested', null] as const) : (['manual', distribution.reason] as const);
  return {
    json: {
      mode,
      reason,
      lines: lines.map(({ percent, suggestion, percentAfter, ...line }) => ({
        ...EntryWire.encode({ ...line, amount: line.amount ?? zero }),
        percent,
        suggestion: orNothing(CentsFromReais).encode(suggestion),
        distributionPercent: percentAfter ?? null,
      })),
    },
    text:
      distribution._tag === 'Manual'
        ? manualReasonMessage(distribution.reason)
        : table(
            [right('Id'), left('Fundo'), right('Sugestão'), right('%'), right('% após')],
            named.flatMap(({ fundId, name, suggestion, percent, percentAfter }) =>
              suggestion === undefined
                ? []
                : [
                    [
                      String(fundId),
                      name,
                      formatBrl(suggestion),
                      formatPercent(percent),
                      percentAfter === undefined ? '–' : formatPercent(percentAfter),
                    ],
                  ],
            ),
          ),
  };
};
