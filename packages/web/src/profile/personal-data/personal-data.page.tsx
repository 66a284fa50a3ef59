import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { personalSections, type PersonalFact, type PersonalRecord } from '@aroeira/domain/profile';
import { observer } from 'mobx-react-lite';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { PROFILE } from '../profile.module.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { Card } from '../../ui/card.tsx';
import { Fact } from '../../ui/fact.tsx';
import type { LoadedVisit } from '../../ui/loaded.ts';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { PERSONAL_DATA_TITLE } from '../profile.texts.ts';
import './personal-data.css';

/** `/profile-personal-data`. It has no field: another page or the manager corrects it. @see spec B §2 Profile */
const PersonalData = observer(({ model: { loaded } }: { readonly model: LoadedVisit<PersonalRecord> }) => {
  const { environment } = useDeployment();
  const { state } = loaded;
  const body = state._tag === 'Failed' ? callFailureMessage(state.failure, environment) : '';
  return (
    <div className="page is-form">
      <PageHead title={PERSONAL_DATA_TITLE} back="/profile" />
      <WhenLoaded loaded={loaded} failed={{ title: 'Não foi possível carregar os seus dados cadastrais', body }}>
        {(record) =>
          personalSections(record).map(({ title, facts }) => (
            <Card key={title} title={title}>
              <Facts facts={facts} />
            </Card>
          ))
        }
      </WhenLoaded>
    </div>
  );
});

export const Page = visitPage({ opens: PROFILE.OpenPersonalData }, PersonalData);

const Facts = ({ facts }: { readonly facts: readonly PersonalFact[] }) => (
  <dl className="facts personal-facts">
    {facts.map(({ caption, value }) => (
      <Fact key={caption} caption={caption} value={value ?? <Missing />} />
    ))}
  </dl>
);

/** A dash for the eye, and words for a screen reader, which says nothing for a dash. */
const Missing = () => (
  <>
    <span aria-hidden="true">—</span>
    <span className="sr-only">Não informado</span>
  </>
);
