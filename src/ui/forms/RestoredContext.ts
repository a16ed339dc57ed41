import { createContext } from 'react';

/** Whether what was typed into the surrounding form, and not yet sent, was restored. */
export const RestoredContext = createContext(false);
