/** A picture of a broken sprig of the pink-pepper tree: an error. */
export const BrokenSprig = () => (
  <svg className="picture" viewBox="0 0 136 112" aria-hidden="true">
    <ellipse className="soil" cx="68" cy="98" rx="60" ry="11" />
    <path className="stem" d="M60 98C58 76 60 56 76 42" />
    <path className="stem stem-broken" d="M82 37C88 33 95 31 102 31" />
    <path className="leaf-2" d="M59 80C49.9 83.9 38.5 78.5 33 69.5C43.2 66.8 55.1 70.9 59 80Z" />
    <path className="leaf-2" d="M60 72C64.2 63 76.3 59.4 86.3 62.4C80.6 71.2 69 76.2 60 72Z" />
    <path className="leaf" d="M63 58C53.1 58.9 43.9 50.2 41.6 40C52 40.6 62.1 48.1 63 58Z" />
    <path className="leaf" d="M70 49C79 44.8 90.6 49.8 96.3 58.6C86.3 61.6 74.2 58 70 49Z" />
    <path className="leaf" d="M102 31C110.3 26.4 121.3 30.6 126.7 39C117.4 42.6 106 39.7 102 31Z" />
    <circle className="berry" cx="28" cy="93" r="4.5" />
  </svg>
);
