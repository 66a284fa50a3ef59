import { bindings } from '../../composition/bindings.ts';
import { SHELL } from '../shell.tokens.ts';
import { findWrapper } from './native-wrapper.adapter.ts';
import { makeExternalLinks, takeExternalClicks } from './native-wrapper.links.ts';

/** The work that the native app does when the portal runs inside it. Elsewhere the browser does it. */
export const nativeWrapperBindings = bindings((bind) => {
  bind(SHELL.NativeWrapper, () => findWrapper(window));
  bind(SHELL.ExternalLinks, (wrapper) => makeExternalLinks(wrapper, window), SHELL.NativeWrapper);
  bind(SHELL.TakeExternalClicks, (wrapper) => () => takeExternalClicks(wrapper, window), SHELL.NativeWrapper);
});
