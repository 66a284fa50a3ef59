import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { useOpened } from '../../composition/injection.tsx';
import { INDEPENDENCE } from '../independence.module.ts';
import { TrialScreen } from '../trial/trial.screen.tsx';
import { HomeScreen } from './home.screen.tsx';
import type { HomeViewModel, WorkedPlan } from './home.view-model.ts';

const Home = observer(({ model }: { readonly model: HomeViewModel }) => {
  const isTrying = useSearch() === 'testar';
  const plan = model.loaded.value;
  const tried = isTrying && plan?._tag === 'Worked' ? plan : undefined;
  useFocusAfterChange(tried !== undefined);
  return tried === undefined ? <HomeScreen model={model} /> : <Trial home={model} worked={tried} />;
});

/** `/liberty-home`, and with `?testar` the levers of the plan. */
export const Page = visitPage({ opens: INDEPENDENCE.OpenHome }, Home);

/** The path stays the same when the trial opens and ends, so the frame does not move the focus to the new heading. */
const useFocusAfterChange = (isTrial: boolean) => {
  const was = useRef(isTrial);
  useEffect(() => {
    if (was.current === isTrial) return;
    was.current = isTrial;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isTrial]);
};

const Trial = ({ home, worked }: { readonly home: HomeViewModel; readonly worked: WorkedPlan }) => (
  <TrialScreen home={home} worked={worked} model={useOpened(() => home.openTrial(worked))} />
);
