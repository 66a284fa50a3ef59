/** A field whose component is on its way: as tall as it will be, so that nothing moves when it comes. */
export const FieldOnItsWay = ({ caption }: { readonly caption: string }) => (
  <div className="field" aria-busy="true">
    <span className="field-label">{caption}</span>
    <span className="skeleton is-control" />
  </div>
);
