import { formatPercent } from '@aroeira/domain/kernel';
import { fundTypeOf } from '@aroeira/domain/position';
import { INVESTING_TEXTS } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useId } from 'react';
import { toneOfType } from '../../position/fund-tones.ts';
import type { Allocation } from './allocation.ts';
import './type-shares.css';

/** The portfolio by type, before the investment and after it. The browser paints a key first, and this right after. */
export const TypeShares = observer(({ allocation }: { readonly allocation: Allocation }) => {
  const shares = useDeferredValue(allocation.shares);
  const id = useId();
  if (shares === undefined || shares.length === 0) return null;
  return (
    <section className="card stack order-side" aria-labelledby={id}>
      <h2 id={id}>{INVESTING_TEXTS.portfolio}</h2>
      <div className="share-bar" aria-hidden="true">
        {shares.map(({ caption, type, after }) => (
          <i key={caption} className={`swatch ${toneOfType(fundTypeOf(type))}`} style={{ flexGrow: after }} />
        ))}
      </div>
      <table className="shares" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{INVESTING_TEXTS.type}</th>
            <th scope="col">{INVESTING_TEXTS.now}</th>
            <th scope="col">{INVESTING_TEXTS.after}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ caption, type, now, after }) => (
            <tr key={caption}>
              <th scope="row">
                <span className={`name ${toneOfType(fundTypeOf(type))}`}>
                  <i className="swatch" />
                  {caption}
                </span>
              </th>
              <td>{formatPercent(now)}</td>
              <td>{formatPercent(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
