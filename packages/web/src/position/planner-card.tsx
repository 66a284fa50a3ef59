import { Suspense, useRef } from 'react';
import type { PlannerPhotos } from '@aroeira/domain/contact';
import type { Planner } from '@aroeira/domain/registration';
import { noPlanner } from '@aroeira/domain/registration/messages';
import { ButtonLink } from '../shell/frame/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Initials } from '../ui/initials.tsx';
import { useOnScreen } from '../ui/charts/line-chart/use-drawing.ts';
import { laterPart } from '../ui/later-part.tsx';
import { PlannerName } from './planner-name.tsx';

/** What the card knows of the planner. A card that could not ask still leads to the page. */
export type PlannerOnCard =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Planner'; readonly planner: Planner };

interface Props {
  readonly known: PlannerOnCard;
  readonly photos: PlannerPhotos;
  readonly brand: string;
}

/** What the card adds comes when the client sees it, and not with the first page. */
const PlannerContact = laterPart(async () => (await import('./planner-contact.tsx')).PlannerContact);

/** Leads to the page where the client talks to the planner, or without a planner to support. @see spec A §2 Dashboard; decision Q151 */
export const PlannerCard = ({ known, photos, brand }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  const message = (
    <ButtonLink look="secondary" to="/profile-talktoplanner">
      {known._tag === 'None' ? 'Falar com o atendimento' : 'Enviar mensagem'}
    </ButtonLink>
  );
  const plain = (
    <>
      <div className="row planner" aria-busy={known._tag === 'Awaited'}>
        <Who known={known} brand={brand} />
      </div>
      {message}
    </>
  );
  return (
    <Card title="Fale com seu Planejador">
      <div ref={box} className="stack">
        <Suspense fallback={plain}>
          {known._tag === 'Planner' && isSeen ? (
            <PlannerContact planner={known.planner} photos={photos}>
              {message}
            </PlannerContact>
          ) : (
            plain
          )}
        </Suspense>
      </div>
    </Card>
  );
};

const Who = ({ known, brand }: Pick<Props, 'known' | 'brand'>) => {
  switch (known._tag) {
    case 'Awaited':
      return (
        <span className="grow">
          <Skeleton />
        </span>
      );
    case 'Unknown':
      return <p className="secondary">Telefone, WhatsApp e e-mail em um só lugar.</p>;
    case 'None':
      return <p className="secondary">{noPlanner(brand)}</p>;
    case 'Planner':
      return (
        <>
          <Initials name={known.planner.name} isLarge />
          <PlannerName name={known.planner.name} />
        </>
      );
  }
};
