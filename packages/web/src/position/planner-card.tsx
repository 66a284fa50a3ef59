import type { Planner } from '@aroeira/domain/registration';
import { noPlanner } from '@aroeira/domain/registration/messages';
import { ButtonLink } from '../shell/frame/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Initials } from '../ui/initials.tsx';

/** What the card knows of the planner. A card that could not ask still leads to the page. */
export type PlannerOnCard =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Planner'; readonly planner: Planner };

interface Props {
  readonly known: PlannerOnCard;
  readonly brand: string;
}

/** Leads to the page where the client talks to the planner, or without a planner to support. @see spec A §2 Dashboard; decision Q151 */
export const PlannerCard = ({ known, brand }: Props) => (
  <Card title="Fale com seu Planejador">
    <div className="row planner" aria-busy={known._tag === 'Awaited'}>
      <Who known={known} brand={brand} />
    </div>
    <ButtonLink look="secondary" to="/profile-talktoplanner">
      {known._tag === 'None' ? 'Falar com o atendimento' : 'Enviar mensagem'}
    </ButtonLink>
  </Card>
);

const Who = ({ known, brand }: Props) => {
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
          <p className="grow strong">{known.planner.name}</p>
        </>
      );
  }
};
