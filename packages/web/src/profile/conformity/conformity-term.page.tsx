import type { ConformityTerm } from '@aroeira/domain/profile';
import { CONFORMITY_TEXTS } from '@aroeira/domain/profile/messages';
import { conformityText } from '@aroeira/domain/signature/messages';
import type { ComponentProps, ComponentType } from 'react';
import { useVisit } from '../../composition/injection.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { CONFORMITY } from './conformity.module.ts';
import type { ConformityViewModel } from './conformity.view-model.ts';

export interface Props {
  readonly model: ConformityViewModel;
}

interface Opening {
  readonly face: 'status' | 'reading';
  readonly head: Omit<ComponentProps<typeof PageHead>, 'title'>;
}

/** One of the two pages of the term. @see spec B §4 Conformity term */
export const termPage = ({ face, head }: Opening, Term: ComponentType<Props & { readonly term: ConformityTerm }>) =>
  signedInPage(() => {
    const model = useVisit(CONFORMITY.OpenConformity, face);
    return (
      model && (
        <div className="page is-form">
          <PageHead title={CONFORMITY_TEXTS.title} {...head} />
          <WhenLoaded
            loaded={model.loaded}
            failed={{ title: CONFORMITY_TEXTS.notLoaded }}
            waiting={
              <div className="card stack">
                <output className="secondary">{conformityText('checking')}</output>
                <Skeleton />
              </div>
            }
          >
            {(term) => <Term model={model} term={term} />}
          </WhenLoaded>
        </div>
      )
    );
  });
