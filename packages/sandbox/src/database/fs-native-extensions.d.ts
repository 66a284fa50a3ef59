/** The package ships no types. These are of its version 1.5.1, for the one call that we use. */
declare module 'fs-native-extensions' {
  /** Asks for an exclusive lock on an open file. @returns whether this file descriptor has it now */
  export const tryLock: (fd: number) => boolean;
}
