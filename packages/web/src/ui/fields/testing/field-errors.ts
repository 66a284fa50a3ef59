/**
 * Returns the errors of all fields, in the order of the page. It reads only the sentences that describe a control or a
 * group, because a screen reader reads only those.
 */
export const fieldErrors = (): readonly string[] => {
  const described = [...document.querySelectorAll('[aria-describedby]')];
  const ids = described.flatMap((element) => (element.getAttribute('aria-describedby') ?? '').split(' '));
  const errors = [...new Set(ids)].filter((id) => id.endsWith('-error'));
  return errors.map((id) => document.getElementById(id)?.textContent ?? `nothing is called ${id}`);
};
