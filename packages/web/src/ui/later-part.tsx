import { TRY_AGAIN, UNREACHABLE_MESSAGE } from '@aroeira/domain/kernel/messages';
import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/**
 * A part of a page that loads when it is first drawn. One that did not load says so in its own place and can be asked for
 * again, so the page around it stays, with what a person typed. React's `lazy` remembers for ever that it did not load.
 */
export const laterPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> => {
  const make = () => lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
  const NotLoaded = (props: Props) => {
    const [Again, askAgain] = useState<ComponentType<Props>>();
    if (Again !== undefined) return <Again {...props} />;
    return (
      <p className="hint" role="alert">
        {UNREACHABLE_MESSAGE}{' '}
        <button type="button" className="link" onClick={() => askAgain(() => (part = make()))}>
          {TRY_AGAIN}
        </button>
      </p>
    );
  };
  let part: ComponentType<Props> = make();
  // One that is drawn stays the same part, so that nothing in it is lost when another asks again.
  return (props) => createElement(useState(() => part)[0], props);
};
