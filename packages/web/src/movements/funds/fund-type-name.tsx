import { fundTypeCaption } from '@aroeira/domain/movements';
import { fundTypeOf } from '@aroeira/domain/position';
import { toneOfType } from '../../position/fund-tones.ts';

/** The type of a fund with its colour. */
export const FundTypeName = ({ of }: { readonly of: string }) => {
  const type = fundTypeOf(of);
  return (
    <span className={`name secondary ${toneOfType(type)}`}>
      <i className="swatch" />
      {fundTypeCaption(of)}
    </span>
  );
};
