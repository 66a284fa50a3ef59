import { useEffect, useState, type ReactNode } from 'react';
import { SHARED } from '../../composition/shared.tokens.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { useInject } from '../../composition/injection.tsx';
import { Brand } from '../../ui/frame/brand.tsx';
import { Icon } from '../../ui/icon.tsx';

const PICTURES = ['art-1', 'art-2', 'art-3'] as const;
/** Milliseconds that a picture stays. @see spec A §9 */
const STAYS_FOR = 5000;

interface Props {
  readonly children: ReactNode;
  /** Whether the sheet leaves most of a phone's screen to the picture. */
  readonly isShort?: boolean;
}

/** The frame of the screens before the sign-in: the brand over a changing picture, and a sheet with the screen. */
export const PublicShell = ({ children, isShort = false }: Props) => {
  const { brand } = useDeployment();
  const { shown, isHeld, setHeld } = useRotation();
  return (
    <div className="public">
      <div className="public-art" aria-hidden="true">
        {PICTURES.map((picture, i) => (
          <i key={picture} className={i === shown ? `art ${picture} is-on` : `art ${picture}`} />
        ))}
      </div>
      <header className="public-brand on-dark">
        <Brand name={brand.productName} />
        <p className="tagline">{brand.tagline}</p>
        <div className="rotor">
          <button
            type="button"
            className="icon-button"
            aria-label={isHeld ? 'Retomar a troca de imagens' : 'Pausar a troca de imagens'}
            onClick={() => setHeld(!isHeld)}
          >
            <Icon name={isHeld ? 'play' : 'pause'} isSmall />
          </button>
          {PICTURES.map((picture, i) => (
            <i key={picture} className={i === shown ? 'is-on' : ''} />
          ))}
        </div>
      </header>
      <main className={isShort ? 'sheet stack-24 is-short' : 'sheet stack-24'} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
};

/**
 * The picture that is shown, and whether it stays. The button stops it. It does not start for a client who asked the
 * system for less motion.
 */
const useRotation = () => {
  const scheduler = useInject(SHARED.Scheduler);
  const [shown, setShown] = useState(0);
  const [isHeld, setHeld] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (isHeld) return;
    return scheduler.after(STAYS_FOR, () => setShown((shown + 1) % PICTURES.length));
  }, [scheduler, shown, isHeld]);
  return { shown, isHeld, setHeld };
};
