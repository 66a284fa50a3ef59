import { GOALS_SAVED, lifeLineCsv } from '@aroeira/domain/independence/messages';
import type { Session } from '@aroeira/domain/access';
import { bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { keptFilesBindings } from '../../shell/native-wrapper/kept-files.module.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { startWorker } from '../chances/start-worker.ts';
import { makeWorkerSimulate } from '../chances/worker-simulate.ts';
import { INDEPENDENCE } from '../independence.tokens.ts';
import { HomeViewModel } from './home.view-model.ts';
import { onceRight } from './once-right.ts';

const parts = {
  useCases: INDEPENDENCE.UseCases,
  simulate: INDEPENDENCE.Simulate,
  clock: SHARED.ServerClock,
  ports: SHARED.FormPorts,
  navigation: SHARED.Navigation,
  toasts: SHARED.Toasts,
  keepFile: SHELL.KeepFile,
};

const openHome = ({ clientId }: Session, { useCases, simulate, navigation, toasts, ...rest }: PartsOf<typeof parts>) =>
  new HomeViewModel({
    load: useCases.loadPlan(clientId),
    simulation: { profile: onceRight(useCases.riskProfiles.of(clientId)), simulate },
    save: useCases.saveGoals,
    csvOf: lifeLineCsv,
    leaveTrial: () => {
      toasts.say(GOALS_SAVED);
      navigation.replace('/liberty-home');
    },
    ...rest,
  });

/** What /liberty-home needs. */
export const libertyHomeBindings = [
  ...keptFilesBindings,
  ...bindings((bind) => {
    bind(INDEPENDENCE.Simulate, () => makeWorkerSimulate(startWorker));
    bind.visit(INDEPENDENCE.OpenHome, openHome, parts);
  }),
];
