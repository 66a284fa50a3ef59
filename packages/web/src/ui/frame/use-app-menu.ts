import { createContext, useContext } from 'react';

/** Given by the AppShell to the screens inside it. */
export const AppMenu = createContext<() => void>(() => undefined);

/** Opens the side menu, from a screen's own header. */
export const useAppMenu = (): (() => void) => useContext(AppMenu);
