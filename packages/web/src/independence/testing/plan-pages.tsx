import { session } from '@aroeira/domain/access/testing';
import type { BirthDates, Goals, Objective, Objectives, Plans } from '@aroeira/domain/independence';
import { births, goals, objective, objectives, plans, riskProfiles } from '@aroeira/domain/independence/testing';
import { cents } from '@aroeira/domain/kernel';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { independenceRoutes } from '../independence.routes.tsx';
import { INDEPENDENCE } from '../independence.module.ts';

/** A plan that holds, for a client of 42 who retires in 2044. */
export const RICH: Goals = goals({ currentReserve: cents(900_000_00) });

interface Server {
  readonly plans?: Plans;
  readonly saved?: Goals;
  readonly objectives?: Objectives;
  readonly births?: BirthDates;
}

/** The pages of goals and objectives over a server, on 20/11/2026. */
export const openPlanPages = (path: string, server: Server = {}) => {
  const { saved, plans: given = plans(), objectives: list = objectives(), births: born = births() } = server;
  return openApp(path, {
    memory: signedIn(session()),
    routes: independenceRoutes,
    also: (put) => {
      put(INDEPENDENCE.Ports, {
        births: born,
        objectives: list,
        plans: saved === undefined ? given : { ...given, load: TE.right(saved) },
        riskProfiles: riskProfiles(),
      });
    },
  });
};

/** So many objectives, with ids from 1 and years from 2030. */
export const several = (count: number): readonly Objective[] =>
  Array.from({ length: count }, (_, place) =>
    objective({
      id: place + 1,
      title: `Objetivo ${place + 1}`,
      amount: cents(10_000_00),
      year: 2030 + place,
      color: '#0B5140',
    }),
  );

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const findField = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
export const retype = async (name: string, text: string): Promise<void> => {
  await userEvent.clear(await findField(name));
  await userEvent.type(field(name), text);
};
