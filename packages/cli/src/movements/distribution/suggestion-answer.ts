import { CentsFromReais, orNothing } from '@aroeira/adapters-http/http';
import { EntryWire } from '@aroeira/adapters-http/movements';
import { formatBrl, formatPercent, zero } from '@aroeira/domain/kernel';
import {
  distributionLines,
  entriesOf,
  investmentErrors,
  type Distribution,
  type DistributionLine,
  type Fund,
} from '@aroeira/domain/movements';
import { investmentMessage, manualReasonMessage } from '@aroeira/domain/movements/messages';
import type { Answer } from '../../output.ts';
import { left, right, table } from '../../table.ts';

/** The suggested amounts, and why the client sets them by hand. */
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
    text: textOf(distribution, named, wrongIn(funds, distribution)),
  };
};

interface NamedLine extends DistributionLine {
  readonly name: string;
}

/** What the rules say about the amounts of a suggestion. The client chooses the accounts later. */
const wrongIn = (funds: readonly Fund[], distribution: Distribution): readonly string[] =>
  investmentErrors(funds, entriesOf(funds, distribution))
    .filter(({ _tag }) => _tag !== 'OriginAccountMissing')
    .map((error) => `${funds.find(({ id }) => id === error.fundId)?.name}: ${investmentMessage(error)}`);

const textOf = (distribution: Distribution, lines: readonly NamedLine[], wrong: readonly string[]): string =>
  [
    ...(distribution._tag === 'Manual' ? [manualReasonMessage(distribution.reason)] : []),
    ...(distribution.suggestions.length > 0 ? [tableOf(lines)] : []),
    ...wrong,
  ].join('\n');

const tableOf = (lines: readonly NamedLine[]): string =>
  table(
    [right('Id'), left('Fundo'), right('Sugestão'), right('%'), right('% após')],
    lines.flatMap(({ fundId, name, suggestion, percent, percentAfter }) =>
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
  );
