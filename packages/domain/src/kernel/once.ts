/**
 * Makes a value when it is first asked for, and keeps it. The platform's formats read its tables as they are made: 12 ms
 * for a zone of time, four times that on a phone, where the first page shows none.
 */
export const once = <A extends object>(make: () => A): (() => A) => {
  let made: A | undefined;
  return () => (made ??= make());
};
