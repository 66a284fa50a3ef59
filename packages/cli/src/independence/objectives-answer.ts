import { ObjectiveWire } from '@aroeira/adapters-http/independence';
import { objectiveColor, type Objective } from '@aroeira/domain/independence';
import { NO_OBJECTIVES } from '@aroeira/domain/independence/messages';
import { formatBrl } from '@aroeira/domain/kernel';
import type { Answer } from '../output.ts';
import { left, right, table } from '../table.ts';

/** The objectives in the order of the server. Each has the id that `edit` and `remove` take. */
export const objectivesAnswer = (objectives: readonly Objective[]): Answer => ({
  json: objectives.map(ObjectiveWire.encode),
  text:
    objectives.length === 0
      ? NO_OBJECTIVES
      : table(
          [right('Id'), left('Título'), right('Valor'), left('Ano'), left('Cor')],
          objectives.map(({ id, title, amount, year, color }) => [
            String(id),
            title,
            formatBrl(amount),
            String(year),
            objectiveColor(color).label,
          ]),
        ),
});
