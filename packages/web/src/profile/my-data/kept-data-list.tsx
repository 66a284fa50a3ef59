import { KEPT_DATA, type KeptData } from '@aroeira/domain/profile';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Group } from '../../ui/group.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

const ICONS: Readonly<Record<KeptData['key'], IconName>> = {
  registration: 'user',
  investments: 'swap',
  profile: 'edit',
  access: 'lock',
  plan: 'liberty',
  messages: 'chat',
  rights: 'file',
};

/** What is kept, for what, on which basis and how long. @see Lei 13.709/2018, art. 9; decision 0239 */
export const KeptDataList = ({ controller }: { readonly controller: string }) => (
  <Group title="O que guardamos">
    <div className="card is-flush rows">
      {KEPT_DATA.map((category) => (
        <Category key={category.key} category={category} />
      ))}
    </div>
    <p className="caption">
      {controller} cuida dos seus dados e responde por eles. Compartilhamos o necessário com administradores e
      custodiantes dos fundos, bancos e autoridades. Nenhum dado seu é vendido.
    </p>
  </Group>
);

const Category = ({
  category: { key, title, summary, what, purpose, basis, retention },
}: {
  readonly category: KeptData;
}) => (
  <Disclosure
    look="row"
    head={
      <>
        <Icon name={ICONS[key]} />
        <span className="grow">
          <span className="strong">{title}</span>
          <span className="secondary">{summary}</span>
        </span>
      </>
    }
  >
    <dl className="facts kept">
      <Fact caption="O que guardamos" value={what} />
      <Fact caption="Para quê" value={purpose} />
      <Fact caption="Base legal" value={basis} />
      <Fact caption="Por quanto tempo" value={retention} />
    </dl>
  </Disclosure>
);
