import type { ReactNode } from 'react';
import type { Resolve } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { Actions } from './actions.tsx';
import { Choices } from './choices.tsx';
import { Feedback } from './feedback.tsx';
import { Figures } from './figures.tsx';
import { LongFields } from './long-fields.tsx';
import { KIT_PARTS, type KitPart } from './names.ts';
import { Surfaces } from './surfaces.tsx';

/** `/dev/kit?part=figures` draws one part alone. */
const wanted = new URLSearchParams(window.location.search).get('part');

/** `/dev/kit`: every piece of the kit in its states, with ordinary and long names, ordinary and large sums. */
export const KitPage = ({ resolve }: { readonly resolve: Resolve }) => {
  const drawn: Readonly<Record<KitPart, ReactNode>> = {
    actions: <Actions key="actions" />,
    choices: <Choices key="choices" />,
    feedback: <Feedback key="feedback" />,
    figures: <Figures key="figures" />,
    surfaces: <Surfaces key="surfaces" />,
    fields: <LongFields key="fields" ports={resolve(SHARED.FormPorts)} />,
  };
  return (
    <>
      <h1>Kit</h1>
      {KIT_PARTS.filter((part) => wanted === null || part === wanted).map((part) => drawn[part])}
    </>
  );
};
