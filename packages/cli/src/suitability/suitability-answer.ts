import { QuestionnaireWire } from '@aroeira/adapters-http/suitability';
import { formatDay } from '@aroeira/domain/kernel';
import type { ShownProfile } from '@aroeira/domain/renewal';
import { RISK_PROFILES, type Questionnaire } from '@aroeira/domain/suitability';
import { INVESTOR_PROFILE, RISK_PROFILE_MEANINGS } from '@aroeira/domain/suitability/messages';
import type { Answer } from '../output.ts';
import { facts } from '../table.ts';

/** The questions with the ids that `answer` takes. A mark stands before what the client answered last. */
export const questionsAnswer = (questionnaire: Questionnaire): Answer => ({
  json: QuestionnaireWire.encode(questionnaire),
  text: questionnaire.questions
    .map(({ id, title, text, answers }) =>
      [
        `${String(id)}. ${title}: ${text}`,
        ...answers.map(
          (answer) =>
            `  ${questionnaire.last?.answers.includes(answer.id) === true ? '*' : ' '} ${String(answer.id)}  ${answer.text}`,
        ),
      ].join('\n'),
    )
    .join('\n\n'),
});

/** The risk profile. The JSON has the id of the profile, 1 to 5. */
export const profileAnswer = ({ profile, last, isRenewed }: ShownProfile): Answer => ({
  json: {
    riskProfile:
      profile === undefined
        ? null
        : {
            id: RISK_PROFILES.indexOf(profile.riskProfile) + 1,
            name: profile.name,
            description: profile.description,
          },
    answeredOn: last?.answeredOn ?? null,
    validUntil: last?.validUntil ?? null,
    renewed: isRenewed,
  },
  text:
    profile === undefined
      ? INVESTOR_PROFILE.unanswered
      : facts([
          ['Perfil', profile.name],
          ['Significa', RISK_PROFILE_MEANINGS[profile.riskProfile].lead],
          ...(last === undefined
            ? []
            : ([
                ['Respondido em', formatDay(last.answeredOn)],
                ['Vale até', formatDay(last.validUntil)],
              ] as const)),
          ['Situação', isRenewed ? 'Em dia' : 'Responda de novo ao questionário'],
        ]),
});
