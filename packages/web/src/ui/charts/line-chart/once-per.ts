/** Works something out once for each object, when it is first needed. It forgets the result with the object. */
export const oncePer = <K extends WeakKey, V>(work: (of: K) => V): ((of: K) => V) => {
  const known = new WeakMap<K, { readonly result: V }>();
  return (of) => {
    const found = known.get(of) ?? { result: work(of) };
    known.set(of, found);
    return found.result;
  };
};
