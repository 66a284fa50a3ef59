import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { SHELL } from '../shell.tokens.ts';
import { isOldAt } from './access-token.ts';
import { makeDownloads, makeKeepFile } from './downloads.adapter.ts';

/** What a page needs that downloads. Its route names these bindings beside its own. */
export const downloadBindings = bindings((bind) => {
  bind(
    SHELL.Downloads,
    ({ configuration, http, clock, ...parts }) =>
      makeDownloads({
        ...parts,
        apiBase: new URL(configuration.apiBase, window.location.href).href,
        fetchFile: http.file,
        session: http.session(isOldAt(clock)),
        keepFile: makeKeepFile({
          makeLink: () => window.document.createElement('a'),
          urls: URL,
          scheduler: parts.scheduler,
        }),
      }),
    {
      configuration: SHARED.Configuration,
      wrapper: SHELL.NativeWrapper,
      clock: SHARED.ServerClock,
      http: SHARED.HttpClient,
      scheduler: SHARED.Scheduler,
      chance: SHARED.Chance,
    },
  );
});
