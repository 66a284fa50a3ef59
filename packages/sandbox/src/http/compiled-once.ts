/** Compiles each schema once in a process. A test run builds an app for each file, and all have the same schemas. */
export const compiledOnce = <R extends { readonly schema?: unknown }, C>(
  compile: (route: R) => C,
): ((route: R) => C) => {
  const compiled = new Map<string, C>();
  return (route) => {
    const key = JSON.stringify(route.schema);
    const done = compiled.get(key) ?? compile(route);
    compiled.set(key, done);
    return done;
  };
};
