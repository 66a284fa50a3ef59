import { CentsFromReais } from '@aroeira/adapters-http/http';
import { formatBrl, formatPercent, zero, type Cents } from '@aroeira/domain/kernel';
import {
  distributionLines,
  entriesOf,
  manualReasonMessage,
  type Distribution,
  type Fund,
} from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import type { Answer } from '../../output.ts';
import { table } from '../../table.ts';
import { openInvesting, type Investing } from '../investing/investing.ts';

/** How a total would be shared out over the client's funds. */
export const distributionFor = (app: App, { funds, client }: Investing, total: Cents): T.Task<Distribution> =>
  app.orders.suggest({ funds, riskProfile: client.riskProfile, total });

/** Shows how a total would be shared out, and orders nothing. */
export const showSuggestion = (app: App, total: Cents): Task =>
  pipe(
    openInvesting(app),
    TE.chainTaskK((investing) =>
      pipe(
        distributionFor(app, investing, total),
        T.map((distribution) => suggestionAnswer(investing.funds, distribution)),
      ),
    ),
  );

const suggestionAnswer = (funds: readonly Fund[], distribution: Distribution): Answer => {
  const lines = distributionLines(funds, entriesOf(funds, distribution), distribution);
  const named = lines.map((line, index) => ({ ...line, name: funds[index]?.name ?? '' }));
  const [mode, reason] =
    distribution._tag === 'Suggested' ? (['suggested', null] as const) : (['manual', distribution.reason] as const);
  return {
    json: {
      mode,
      reason,
      lines: lines.map(({ fundId, amount, bankAccountId, percent, suggestion, percentAfter }) => ({
        fundId,
        value: CentsFromReais.encode(amount ?? zero),
        bankId: bankAccountId ?? null,
        percent,
        suggestion: suggestion === undefined ? null : CentsFromReais.encode(suggestion),
        distributionPercent: percentAfter ?? null,
      })),
    },
    text:
      distribution._tag === 'Manual'
        ? manualReasonMessage(distribution.reason)
        : table(
            [
              { head: 'Id', align: 'right' },
              { head: 'Fundo', align: 'left' },
              { head: 'Sugestão', align: 'right' },
              { head: '%', align: 'right' },
              { head: '% após', align: 'right' },
            ],
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
