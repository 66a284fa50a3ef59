import { afterAll, describe, expect, it } from 'vitest';
import { engines } from '../testing/engines.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { answerId, QUESTIONS } from './questionnaire.ts';

describe.each(engines())('answers to the questionnaire at once, on $name,', ({ open, stop }) => {
  const { client, database, reset } = sandboxOfFile({}, open);
  afterAll(stop);
  type Client = Awaited<ReturnType<typeof client>>;

  const answer = ({ to }: Client, level: number) =>
    to('POST /api/suitabilities/saveSuitability/:form/1', {
      answers: QUESTIONS.map(({ id }) => answerId(id, level)),
      savePurpose: 'remake',
    });
  const results = (id: number) =>
    database()
      .selectFrom('suitability_results')
      .where('client_id', '=', id)
      .select('risk_profile_id')
      .orderBy('id')
      .execute();

  it('leave the client with the profile of the last one that was kept', async () => {
    await reset('ana');
    const ana = await client('ana');
    const wrong = [];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([0, 3, 1, 2].map((level) => answer(ana, level)));
      const { riskProfileCategory: profile } = Object((await ana.to('GET /api/clients/:id')).body);
      const last = (await results(ana.id)).at(-1)?.risk_profile_id;
      if (profile.id !== last) wrong.push(round);
    }
    expect(wrong).toEqual([]);
  });

  it('are one result for a client who is due and not approved', async () => {
    await reset('tiago');
    const tiago = await client('tiago');
    const old = database().updateTable('registration_forms').set({ suitability_on: '2020-01-01' });
    for (let round = 0; round < 10; round += 1) {
      await old.where('client_id', '=', tiago.id).execute();
      await database().deleteFrom('suitability_results').where('client_id', '=', tiago.id).execute();
      const answers = await Promise.all([0, 3, 2, 1].map((level) => answer(tiago, level)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
      expect(await results(tiago.id)).toHaveLength(1);
    }
  });
});
