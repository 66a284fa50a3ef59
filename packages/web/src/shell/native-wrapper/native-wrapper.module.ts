import type { HttpClient } from '@aroeira/adapters-http/http';
import type { DeviceMemory } from '@aroeira/domain/access';
import type { Scheduler } from '@aroeira/domain/kernel';
import { ContainerModule } from 'inversify';
import type { Configuration } from '../../composition/configuration.ts';
import { TOKENS } from '../../composition/tokens.ts';
import { makeDownloads, makeKeepFile } from './downloads.adapter.ts';
import type { Downloads } from './downloads.ts';
import { findWrapper } from './native-wrapper.adapter.ts';
import { makeExternalLinks, takeExternalClicks } from './native-wrapper.links.ts';
import type { NativeWrapper } from './native-wrapper.ts';

/** What is the native app's to do where the portal runs inside it, and the browser's elsewhere. */
export const nativeWrapperModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.NativeWrapper)
    .toResolvedValue(() => findWrapper(window))
    .inSingletonScope();
  bind(TOKENS.ExternalLinks).toResolvedValue(
    (wrapper: NativeWrapper) => makeExternalLinks(wrapper, window),
    [TOKENS.NativeWrapper],
  );
  bind(TOKENS.TakeExternalClicks).toResolvedValue(
    (wrapper: NativeWrapper) => () => takeExternalClicks(wrapper, window),
    [TOKENS.NativeWrapper],
  );
  bind(TOKENS.Downloads).toResolvedValue(openDownloads, [
    TOKENS.Configuration,
    TOKENS.NativeWrapper,
    TOKENS.DeviceMemory,
    TOKENS.HttpClient,
    TOKENS.Scheduler,
  ]);
});

type Downloading = readonly [Configuration, NativeWrapper, DeviceMemory, HttpClient, Scheduler];

const openDownloads = (...[{ apiBase }, wrapper, memory, http, scheduler]: Downloading): Downloads =>
  makeDownloads({
    wrapper,
    memory,
    apiBase: new URL(apiBase, window.location.href).href,
    fetchFile: http.file,
    keepFile: makeKeepFile({ makeLink: () => window.document.createElement('a'), urls: URL, scheduler }),
  });
