import { CentsFromReais } from '@aroeira/adapters-http/http';
import { NO_OBJECTIVES, OBJECTIVE_COLORS, type Objective, type ObjectiveValues } from '@aroeira/domain/independence';
import { formatBrl } from '@aroeira/domain/kernel';
import type { Answer } from '../output.ts';
import { table } from '../table.ts';

/** What is saved of an objective, in the words of the wire. */
export const objectiveValuesJson = ({ title, amount, year, color }: ObjectiveValues) => ({
  title,
  value: CentsFromReais.encode(amount),
  year,
  color,
});

/** The objectives in the order of the server, each with the id by which it is changed and removed. */
export const objectivesAnswer = (objectives: readonly Objective[]): Answer => ({
  json: objectives.map(({ id, ...values }) => ({ id, ...objectiveValuesJson(values) })),
  text:
    objectives.length === 0
      ? NO_OBJECTIVES
      : table(
          [
            { head: 'Id', align: 'right' },
            { head: 'Título', align: 'left' },
            { head: 'Valor', align: 'right' },
            { head: 'Ano', align: 'left' },
            { head: 'Cor', align: 'left' },
          ],
          objectives.map(({ id, title, amount, year, color }) => [
            String(id),
            title,
            formatBrl(amount),
            String(year),
            OBJECTIVE_COLORS.find(({ value }) => value === color)?.label ?? color,
          ]),
        ),
});
