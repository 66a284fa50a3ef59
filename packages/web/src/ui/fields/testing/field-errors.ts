/**
 * What is said to be wrong with fields, in the order of the page: only what describes a control or a group, since that is
 * how it is heard.
 */
export const fieldErrors = (): readonly string[] => {
  const described = [...document.querySelectorAll('[aria-describedby]')];
  const ids = described.flatMap((element) => (element.getAttribute('aria-describedby') ?? '').split(' '));
  const errors = [...new Set(ids)].filter((id) => id.endsWith('-error'));
  return errors.map((id) => document.getElementById(id)?.textContent ?? `nothing is called ${id}`);
};
