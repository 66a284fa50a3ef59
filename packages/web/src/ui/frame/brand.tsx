import { BRAND } from '#brand/brand.ts';

interface Props {
  /** The product's name. Each white-label brand sets its own. */
  readonly name: string;
}

/** The logo beside the product's name. Its colours are tokens, so that it fits both themes and the hero. */
export const Brand = ({ name }: Props) => (
  <span className="brand">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {BRAND.logo.map(({ tone, path }) => (
        <path key={path} className={tone} d={path} />
      ))}
    </svg>
    {name}
  </span>
);
