import { observer } from 'mobx-react-lite';
import { IconButton } from '../icon-button.tsx';
import type { Toasts } from './toasts.ts';

/** The region of the toasts. It is always on the page, as screen readers announce what enters an existing region. */
export const Toaster = observer(({ toasts }: { readonly toasts: Toasts }) => (
  <output className="toasts">
    {toasts.text !== undefined && (
      <div
        className="toast"
        onFocus={toasts.hold}
        onBlur={toasts.release}
        onPointerEnter={toasts.hold}
        onPointerLeave={toasts.release}
      >
        <span className="grow">{toasts.text}</span>
        <IconButton icon="close" label="Fechar" onPress={toasts.dismiss} />
      </div>
    )}
  </output>
));
