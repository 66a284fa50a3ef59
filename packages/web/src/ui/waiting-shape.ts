import { createContext } from 'react';

/** What a page looks like from afar. Its grey shapes hold its place while it loads. */
export type Shape = 'cards' | 'rows' | 'table' | 'form' | 'document' | 'text';

/** The shape of the page around. Its route says it. */
export const WaitingShape = createContext<Shape>('cards');
