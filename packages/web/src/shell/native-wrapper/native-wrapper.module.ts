import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { SHELL } from '../shell.tokens.ts';
import { makeDownloads, makeKeepFile } from './downloads.adapter.ts';
import { findWrapper } from './native-wrapper.adapter.ts';
import { makeExternalLinks, takeExternalClicks } from './native-wrapper.links.ts';

/** The work that the native app does when the portal runs inside it. Elsewhere the browser does it. */
export const nativeWrapperBindings = bindings((bind) => {
  bind(SHELL.NativeWrapper, () => findWrapper(window));
  bind(SHELL.ExternalLinks, (wrapper) => makeExternalLinks(wrapper, window), SHELL.NativeWrapper);
  bind(SHELL.TakeExternalClicks, (wrapper) => () => takeExternalClicks(wrapper, window), SHELL.NativeWrapper);
  bind(
    SHELL.Downloads,
    ({ configuration, wrapper, memory, http, scheduler }) =>
      makeDownloads({
        wrapper,
        memory,
        apiBase: new URL(configuration.apiBase, window.location.href).href,
        fetchFile: http.file,
        keepFile: makeKeepFile({ makeLink: () => window.document.createElement('a'), urls: URL, scheduler }),
      }),
    {
      configuration: SHARED.Configuration,
      wrapper: SHELL.NativeWrapper,
      memory: SHARED.DeviceMemory,
      http: SHARED.HttpClient,
      scheduler: SHARED.Scheduler,
    },
  );
});
