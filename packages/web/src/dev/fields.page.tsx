import { useState } from 'react';
import type { Resolve } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { makeBrowserTheme } from '../profile/theme.adapter.ts';
import type { Theme } from '../profile/theme.ts';
import { Brand } from '../ui/frame/brand.tsx';
import { CaptchaProvider } from '../ui/fields/captcha/captcha.ts';
import { Segments } from '../ui/segments.tsx';
import './dev.css';
import { SpecimenCard } from './specimen-card.tsx';
import { SPECIMENS } from './specimens.ts';
import { WholeForm } from './whole-form.tsx';

const THEMES = { system: 'Sistema', light: 'Claro', dark: 'Escuro' } as const;

/** `/dev/fields?form` draws only the form, which loads faster. */
const isFormAlone = new URLSearchParams(window.location.search).has('form');

const theme = makeBrowserTheme(window);

/** `/dev/fields` shows every field type in every state to engineers. No production build contains it. */
export const FieldsPage = ({ resolve }: { readonly resolve: Resolve }) => {
  const ports = resolve(SHARED.FormPorts);
  const { brand } = resolve(SHARED.Configuration);
  return (
    <CaptchaProvider value={resolve(SHELL.Captcha)}>
      <div className="dev">
        <header className="dev-head">
          <Brand name={brand.productName} />
          <div className="stack-8">
            <h1>Campos de formulário</h1>
            <p className="secondary">
              {`${SPECIMENS.length} tipos, cada um em todos os seus estados, e um formulário que usa todos.`}
            </p>
          </div>
          <ThemeSwitch />
        </header>
        <TypesNav />
        <main id="main" className="dev-main">
          <section className="specimen" aria-labelledby="whole-form">
            <header className="specimen-head">
              <h2 id="whole-form">Formulário completo</h2>
              <p className="secondary">Declarado uma vez, como dados. Envie para ver o que ele entrega.</p>
            </header>
            <WholeForm ports={ports} />
          </section>
          {!isFormAlone &&
            SPECIMENS.map((specimen) => <SpecimenCard key={specimen.type} specimen={specimen} ports={ports} />)}
        </main>
      </div>
    </CaptchaProvider>
  );
};

const ThemeSwitch = () => {
  const [chosen, setChosen] = useState<Theme>(theme.read);
  const choose = (next: Theme) => {
    theme.write(next)();
    setChosen(next);
  };
  return <Segments label="Tema" options={THEMES} value={chosen} onChange={choose} />;
};

const TypesNav = () => (
  <nav className="dev-nav" aria-label="Tipos de campo">
    <ul>
      {SPECIMENS.map(({ type }) => (
        <li key={type}>
          <a href={`#${type}`}>{type}</a>
        </li>
      ))}
    </ul>
  </nav>
);
