import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { SHELL } from '../shell.tokens.ts';
import { makeDownloads, makeKeepFile } from './downloads.adapter.ts';

/** What a page needs that downloads. Its route names these bindings beside its own. */
export const downloadBindings = bindings((bind) => {
  bind(
    SHELL.Downloads,
    ({ configuration, http, ...parts }) =>
      makeDownloads({
        ...parts,
        apiBase: new URL(configuration.apiBase, window.location.href).href,
        fetchFile: http.file,
        keepFile: makeKeepFile({
          makeLink: () => window.document.createElement('a'),
          urls: URL,
          scheduler: parts.scheduler,
        }),
      }),
    {
      configuration: SHARED.Configuration,
      wrapper: SHELL.NativeWrapper,
      memory: SHARED.DeviceMemory,
      http: SHARED.HttpClient,
      scheduler: SHARED.Scheduler,
      chance: SHARED.Chance,
    },
  );
});
