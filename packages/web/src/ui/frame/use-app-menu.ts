import { createContext, useContext } from 'react';

/** The AppShell provides it to the screens inside it. */
export const AppMenu = createContext<() => void>(() => undefined);

/** Returns the function with which a screen's own header opens the side menu. */
export const useAppMenu = (): (() => void) => useContext(AppMenu);
