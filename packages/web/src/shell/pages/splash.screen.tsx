import { useEffect } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { Brand } from '../../ui/frame/brand.tsx';
import { TAGLINE } from '../frame/public-shell.tsx';
import { afterSplash } from './splash.rules.ts';

/** Milliseconds that the splash stays. @see spec A §2 Public routes, A §9 */
const STAYS_FOR = 5000;

/** `/`: the brand alone, then the sign-in for whom this device knows, the welcome for everybody else. */
export const SplashScreen = () => {
  const { brand } = useInject(TOKENS.Configuration);
  const memory = useInject(TOKENS.DeviceMemory);
  const navigation = useInject(TOKENS.Navigation);
  const scheduler = useInject(TOKENS.Scheduler);
  useEffect(
    () => scheduler.after(STAYS_FOR, () => navigation.replace(afterSplash(memory)())),
    [scheduler, navigation, memory],
  );
  return (
    <main className="splash on-dark" id="main" tabIndex={-1}>
      <h1>
        <Brand name={brand.productName} />
      </h1>
      <p>{TAGLINE}</p>
    </main>
  );
};
