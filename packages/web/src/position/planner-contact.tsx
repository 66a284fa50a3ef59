import { plannerLinks, type PlannerPhotos } from '@aroeira/domain/contact';
import { PLANNER_WAYS } from '@aroeira/domain/contact/messages';
import type { Planner } from '@aroeira/domain/registration';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { PlannerPhoto } from '../contact/planner/planner-photo.ts';
import { Icon } from '../ui/icon.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { PlannerName } from './planner-name.tsx';

interface Props {
  readonly planner: Planner;
  readonly photos: PlannerPhotos;
  /** The way to write to the planner. */
  readonly children: ReactNode;
}

/** The planner with the photo of their page, and the ways that reach them at once. @see decision 0380 */
export const PlannerContact = observer(({ planner, photos, children }: Props) => {
  const { id, name } = planner;
  const [photo] = useState(() => new PlannerPhoto({ photos, urls: URL }));
  useEffect(() => {
    void photo.show(id);
    return photo.close;
  }, [photo, id]);
  return (
    <>
      <div className="row planner">
        <Portrait name={name} photo={photo.address} isLarge />
        <PlannerName name={name} />
      </div>
      <div className="planner-ways">
        {children}
        <Ways planner={planner} />
      </div>
    </>
  );
});

const ICONS = { phone: 'phone', email: 'mail' } as const;

/** A call and an e-mail. The page of the planner has the others too. */
const Ways = ({ planner: { phone, email } }: Pick<Props, 'planner'>) =>
  plannerLinks({ phone, email }).map(({ way, href, value }) =>
    way === 'whatsApp' ? null : (
      <a key={way} className="icon-button" href={href} aria-label={`${PLANNER_WAYS[way]}: ${value}`}>
        <Icon name={ICONS[way]} />
      </a>
    ),
  );
