import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { SHELL } from '../shell.tokens.ts';
import { makeKeepFile } from './downloads.adapter.ts';

/** Gives the client files that a page made. The native app takes addresses and no files, so it gets none. */
export const keptFilesBindings = bindings((bind) => {
  bind(
    SHELL.KeepFile,
    ({ wrapper, scheduler }) =>
      wrapper._tag === 'None'
        ? makeKeepFile({ makeLink: () => window.document.createElement('a'), urls: URL, scheduler })
        : undefined,
    { wrapper: SHELL.NativeWrapper, scheduler: SHARED.Scheduler },
  );
});
