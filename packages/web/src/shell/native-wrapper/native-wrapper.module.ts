import type { HttpClient } from '@aroeira/adapters-http/http';
import type { DeviceMemory } from '@aroeira/domain/access';
import type { Scheduler } from '@aroeira/domain/kernel';
import { bindings } from '../../composition/bindings.ts';
import type { Configuration } from '../../composition/configuration.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { SHELL } from '../shell.tokens.ts';
import { makeDownloads, makeKeepFile } from './downloads.adapter.ts';
import type { Downloads } from './downloads.ts';
import { findWrapper } from './native-wrapper.adapter.ts';
import { makeExternalLinks, takeExternalClicks } from './native-wrapper.links.ts';
import type { NativeWrapper } from './native-wrapper.ts';

/** What the native app does where the portal runs inside it, and the browser does elsewhere. */
export const nativeWrapperBindings = bindings((bind) => {
  bind(SHELL.NativeWrapper, () => findWrapper(window));
  bind(SHELL.ExternalLinks, (wrapper: NativeWrapper) => makeExternalLinks(wrapper, window), SHELL.NativeWrapper);
  bind(
    SHELL.TakeExternalClicks,
    (wrapper: NativeWrapper) => () => takeExternalClicks(wrapper, window),
    SHELL.NativeWrapper,
  );
  bind(SHELL.Downloads, openDownloads, {
    configuration: SHARED.Configuration,
    wrapper: SHELL.NativeWrapper,
    memory: SHARED.DeviceMemory,
    http: SHARED.HttpClient,
    scheduler: SHARED.Scheduler,
  });
});

interface Parts {
  readonly configuration: Configuration;
  readonly wrapper: NativeWrapper;
  readonly memory: DeviceMemory;
  readonly http: HttpClient;
  readonly scheduler: Scheduler;
}

const openDownloads = ({ configuration, wrapper, memory, http, scheduler }: Parts): Downloads =>
  makeDownloads({
    wrapper,
    memory,
    apiBase: new URL(configuration.apiBase, window.location.href).href,
    fetchFile: http.file,
    keepFile: makeKeepFile({ makeLink: () => window.document.createElement('a'), urls: URL, scheduler }),
  });
