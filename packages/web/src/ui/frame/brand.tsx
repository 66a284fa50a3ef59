import { createContext, use } from 'react';
import type { Brand as BrandOfPortal } from '../../../brands/brand.ts';

/** What each page draws of the brand. */
export type Sign = Pick<BrandOfPortal, 'productName' | 'logo'>;

const SignContext = createContext<Sign>({ productName: '', logo: [] });

/** The app provides the brand's sign once. */
export const SignProvider = SignContext;

export const useSign = (): Sign => use(SignContext);

interface Props {
  /** The product's name. Each white-label brand sets its own. */
  readonly name: string;
}

/** The logo beside the product's name. Its colours are tokens, so that it fits both themes and the hero. */
export const Brand = ({ name }: Props) => (
  <span className="brand">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {useSign().logo.map(({ tone, path }) => (
        <path key={path} className={tone} d={path} />
      ))}
    </svg>
    {name}
  </span>
);
