import { formatDay } from '@aroeira/domain/kernel';
import { holdsPension } from '@aroeira/domain/position';
import { yieldOfYear } from '@aroeira/domain/position/messages';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { Brand } from '../ui/frame/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Photo } from '../ui/portrait.tsx';
import { HeroMoney } from '../ui/money.tsx';
import type { DashboardViewModel } from './dashboard.view-model.ts';

/** The parts of the frame around the screen. */
export interface DashboardFrame {
  readonly brand: string;
  readonly openMenu: () => void;
  readonly closeApp: () => void;
  /** The address of the client's photo. Without one the link to the profile has its icon. */
  readonly photo: string | undefined;
}

interface Props {
  readonly model: DashboardViewModel;
  readonly frame: DashboardFrame;
  /** The yield of the current year, in percent. `undefined` while it is not known. */
  readonly ofYear: number | undefined;
}

/** The header: the client's name and position. @see spec A §2 Dashboard, header */
export const Hero = ({ model, frame, ofYear }: Props) => (
  <header className="hero on-dark">
    <div className="hero-bar">
      <IconButton icon="menu" label="Menu" onPress={frame.openMenu} className="is-phone-only" />
      <span className="hero-brand is-phone-only">
        <Brand name={frame.brand} />
      </span>
      <Link className="icon-button" href="/profile" aria-label="Perfil">
        <Photo address={frame.photo} className="disc" otherwise={<Icon name="user" />} />
      </Link>
      <IconButton icon="power" label="Fechar aplicativo" onPress={frame.closeApp} />
    </div>
    <h1 className="hero-greeting" tabIndex={-1}>
      {model.greeting}
    </h1>
    <p className="hero-label">Posição em {formatDay(model.today)}</p>
    <HeroPosition model={model} ofYear={ofYear} />
  </header>
);

/** It has the same height in each stage, so that nothing below moves when the position loads, shows or hides. */
const HeroPosition = observer(({ model: { stage, isHidden, toggle }, ofYear }: Omit<Props, 'frame'>) => {
  const isShown = stage._tag === 'Shown';
  return (
    <>
      <div className="hero-position">
        {stage._tag === 'Failed' ? (
          <p>Indisponível no momento</p>
        ) : (
          <HeroMoney amount={isShown && !isHidden ? stage.position.total : undefined} />
        )}
        {isShown && (
          <IconButton
            icon={isHidden ? 'eye-off' : 'eye'}
            label={isHidden ? 'Mostrar posição' : 'Ocultar posição'}
            onPress={toggle}
          />
        )}
      </div>
      <p className="hero-foot">
        {isShown && (isHidden ? 'Toque no olho para ver seus valores' : 'Valor bruto')}
        {isShown && !isHidden && ofYear !== undefined && (
          <OfYear percent={ofYear} hasPension={holdsPension(stage.position)} />
        )}
      </p>
    </>
  );
});

/** What the sum yielded in the year. @see decision 0379 */
const OfYear = ({ percent, hasPension }: { readonly percent: number; readonly hasPension: boolean }) => {
  const [caption, figure] = yieldOfYear(percent, hasPension);
  return (
    <span className="hero-year">
      {`${caption} `}
      <b className="num">{figure}</b>
    </span>
  );
};
