import { fundTypeOf } from '@aroeira/domain/position';
import { toneOfType } from '../../position/fund-tones.ts';

/** The type of a fund with its colour. A type outside the catalogue keeps the word of the server (decision Q077). */
export const FundTypeName = ({ of }: { readonly of: string }) => {
  const type = fundTypeOf(of);
  return (
    <span className={`name secondary ${toneOfType(type)}`}>
      <i className="swatch" />
      {type?.caption ?? of}
    </span>
  );
};
