import { instant, type Chance, type Clock, type Scheduler } from '@aroeira/domain/kernel';

/** The time of the machine, in a browser and in Node. Where a rule is the server's, the day comes from the server. */
export const systemClock: Clock = { now: () => instant(Date.now()) };

/** The machine's own timers. */
export const systemScheduler: Scheduler = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The secure random source of the machine, in a browser and in Node. */
export const secureChance: Chance = () => {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
  return bits / 2 ** 32;
};
