import { createContext } from 'react';

/** Whether the form around a field is being sent. What is typed then would reach nobody. @see decision 0385 */
export const FormHeld = createContext(false);
