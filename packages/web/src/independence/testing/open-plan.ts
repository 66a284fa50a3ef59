import { chancesOf, type Goals, type Objective, type Plan, type Simulation } from '@aroeira/domain/independence';
import { objectives, plans, riskProfiles } from '@aroeira/domain/independence/testing';
import { calendarDay, type CallFailure, type CalendarDay, type FileContent } from '@aroeira/domain/kernel';
import * as TE from 'fp-ts/TaskEither';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp } from '../../composition/testing/open-app.tsx';
import { ROUTES } from '../../app/routes.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { INDEPENDENCE } from '../independence.module.ts';

type Load = TE.TaskEither<CallFailure, Goals | undefined>;

interface World {
  readonly goals: Goals | undefined;
  readonly kept?: readonly Objective[];
  /** 12 March 1984, unless given. */
  readonly birth?: CalendarDay | undefined;
  readonly path?: string;
  /** Changes how the goals load. */
  readonly load?: (saved: Load) => Load;
  /** The answer to a save. */
  readonly save?: TE.TaskEither<CallFailure, void>;
  /** Whether the worker is lost. */
  readonly isLost?: () => boolean;
}

/** A client with a plan on its page. Only the server, the worker and the browser's downloads are fakes. */
export const openPlan = (world: World) => {
  const server = plans(world.save);
  const { goals, load = (saved) => saved } = world;
  const kept: (readonly [string, FileContent])[] = [];
  const simulated: (Simulation & { readonly plan: Plan })[] = [];
  const birth = 'birth' in world ? world.birth : calendarDay('1984-03-12');
  const app = openApp(world.path ?? '/liberty-home', {
    memory: signedIn(),
    routes: ROUTES,
    also: (put) => {
      put(INDEPENDENCE.Ports, {
        births: { of: () => TE.right(birth) },
        objectives: objectives(world.kept),
        plans: { load: () => load(TE.right(server.saved.at(-1) ?? goals))(), save: server.save },
        riskProfiles: riskProfiles(),
      });
      put(INDEPENDENCE.Simulate, (plan, simulation) => {
        if (world.isLost?.()) return TE.left({ _tag: 'NotSimulated' });
        simulated.push({ plan, ...simulation });
        return TE.fromEither(chancesOf(plan, simulation));
      });
      put(SHELL.KeepFile, (file, name) => void kept.push([name, file]));
    },
  });
  return { ...app, saved: server.saved, kept, simulated };
};
