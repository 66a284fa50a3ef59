import { FilterSelect } from '../../ui/filter-select.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { Tick } from '../../ui/tick.tsx';
import { LONG_NAME } from './names.ts';
import { ignore, Kept, NAME, Samples, SENTENCE } from './samples.tsx';
import '../../movements/movements.css';
import '../../movements/investing/investing.css';

const PERIODS = { month: 'Mês', year: 'Ano', always: 'Desde o início' };
const KINDS = { partial: 'Resgate parcial', total: 'Resgate total', monthly: 'Resgate mensal programado' };

const Chips = ({ name, captions }: { readonly name: string; readonly captions: readonly string[] }) => (
  <Kept start={captions[0]}>
    {(chosen, choose) => (
      <div className="chips">
        {captions.map((caption) => (
          <label key={caption} className="chip">
            <input
              className="sr-only"
              type="radio"
              name={name}
              checked={caption === chosen}
              onChange={() => choose(caption)}
            />
            {caption}
          </label>
        ))}
      </div>
    )}
  </Kept>
);

const Shortcut = ({ caption, isSet = false }: { readonly caption: string; readonly isSet?: boolean }) => (
  <div className="chips">
    <button type="button" className={isSet ? 'chip is-shortcut is-set' : 'chip is-shortcut'}>
      <span>{caption}</span>
      {isSet && <Icon name="close" isSmall />}
    </button>
  </div>
);

const Switch = ({ start, caption = 'Entrar com a biometria', ...state }: SwitchProps) => (
  <Kept start={start}>
    {(isOn, turn) => (
      <div className="card is-flush">
        <SwitchRow
          icon="finger"
          caption={caption}
          note={SENTENCE}
          isOn={isOn}
          onToggle={() => turn(!isOn)}
          {...state}
        />
      </div>
    )}
  </Kept>
);

interface SwitchProps {
  readonly start: boolean;
  readonly caption?: string;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
}

const Radios = ({ name, captions }: { readonly name: string; readonly captions: readonly string[] }) => (
  <div className="radio-cards">
    {captions.map((caption, at) => (
      <Tick key={caption} type="radio" name={name} defaultChecked={at === 0}>
        {caption}
      </Tick>
    ))}
  </div>
);

const Filter = ({ label, names }: { readonly label: string; readonly names: readonly string[] }) => (
  <Kept start={names[0] ?? ''}>
    {(value, choose) => (
      <FilterSelect label={label} value={value} options={names.map((name) => [name, name])} onChange={choose} />
    )}
  </Kept>
);

const OfFew = () => (
  <>
    <Samples
      title="Segmentos"
      of={{
        Comum: (
          <Kept<keyof typeof PERIODS> start="month">
            {(value, choose) => <Segments label="Período" options={PERIODS} value={value} onChange={choose} />}
          </Kept>
        ),
        'Mais do que cabe': (
          <Kept<keyof typeof KINDS> start="partial">
            {(value, choose) => <Segments label="Tipo" options={KINDS} value={value} onChange={choose} />}
          </Kept>
        ),
      }}
    />
    <Samples
      title="Fichas"
      of={{
        Comum: <Chips name="chips" captions={['Todos', 'Renda Fixa', 'Ações']} />,
        'Nome longo': <Chips name="long-chips" captions={['Todos', LONG_NAME]} />,
        Atalho: <Shortcut caption="Últimos 30 dias" />,
        'Atalho em uso': <Shortcut caption="Últimos 30 dias" isSet />,
        'Atalho longo em uso': <Shortcut caption={LONG_NAME} isSet />,
      }}
    />
    <Samples
      title="Chave"
      of={{
        Ligada: <Switch start />,
        Desligada: <Switch start={false} />,
        Esperando: <Switch start={false} isBusy />,
        Desabilitada: <Switch start={false} isDisabled />,
        'Nome longo': <Switch start caption={LONG_NAME} />,
      }}
    />
  </>
);

/** What a client chooses, outside of a form. */
export const Choices = () => (
  <>
    <OfFew />
    <Samples
      title="Marca"
      of={{
        Marcada: (
          <Tick type="checkbox" defaultChecked>
            {SENTENCE}
          </Tick>
        ),
        Livre: <Tick type="checkbox">{SENTENCE}</Tick>,
        Desabilitada: (
          <Tick type="checkbox" disabled>
            {SENTENCE}
          </Tick>
        ),
        Errada: (
          <Tick type="checkbox" aria-invalid>
            {SENTENCE}
          </Tick>
        ),
        'Nome longo': <Tick type="checkbox">{LONG_NAME}</Tick>,
      }}
    />
    <Samples
      title="Opção"
      of={{
        Comum: <Radios name="radios" captions={['Sim', 'Não']} />,
        'Nome longo': <Radios name="long-radios" captions={[LONG_NAME, 'Não']} />,
        Desabilitada: (
          <Tick type="radio" name="held" disabled onChange={ignore}>
            Sim
          </Tick>
        ),
      }}
    />
    <Samples
      title="Lista"
      of={{
        Comum: <Filter label="Situação" names={['Todas', 'Pendente']} />,
        'Nome longo': <Filter label={`Fundo ${NAME}`} names={[LONG_NAME, NAME]} />,
      }}
    />
  </>
);
