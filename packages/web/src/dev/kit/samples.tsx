import { cents } from '@aroeira/domain/kernel';
import { useId, useState, type ReactNode } from 'react';

export const NAME = 'Aroeira Renda Fixa Liquidez FIC FI RF';
/** No space breaks it. */
export const LONG_WORD = 'ana.beatriz.monteiro.de.albuquerque.cavalcanti@investimentos.exemplo.com.br';
export const SENTENCE = 'Uma frase curta diz o que acontece agora.';
export const SUM = cents(125_000_00);
export const LARGE_SUM = cents(47_123_456_70);

export const ignore = (): void => undefined;

interface Props {
  readonly title: string;
  /** A piece that is as wide as its card needs more room. */
  readonly isWide?: boolean;
  /** Each state by its caption. */
  readonly of: Readonly<Record<string, ReactNode>>;
}

/** The states of a piece beside each other. */
export const Samples = ({ title, isWide = false, of }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={isWide ? 'dev-states is-wide' : 'dev-states'}>
        {Object.entries(of).map(([state, piece]) => (
          <li key={state}>
            <p className="caption">{state}</p>
            {piece}
          </li>
        ))}
      </ul>
    </section>
  );
};

interface KeptProps<T> {
  readonly start: T;
  readonly children: (value: T, change: (value: T) => void) => ReactNode;
}

/** Keeps the value of a piece, so that it can be tried. */
export const Kept = <T,>({ start, children }: KeptProps<T>) => children(...useState(start));
