import type { NotViable } from '@aroeira/domain/independence';
import { observer } from 'mobx-react-lite';
import { IncompatiblePlanDialog } from './incompatible-plan.dialog.tsx';

/** The part of a loaded form that it reads. */
interface Sending {
  readonly call: {
    readonly failure: NotViable | { readonly _tag: string } | undefined;
    readonly dismiss: () => void;
  };
}

/** Says over a form that the plan with its values is impossible. The form keeps what the client typed. @see decision 0210 */
export const RefusedPlan = observer(({ loaded }: { readonly loaded: { readonly value: Sending | undefined } }) => {
  const call = loaded.value?.call;
  const failure = call?.failure;
  return failure !== undefined && 'plan' in failure && call !== undefined ? (
    <IncompatiblePlanDialog plan={failure.plan} onClose={call.dismiss} />
  ) : null;
});
