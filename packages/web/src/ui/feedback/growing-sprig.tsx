/** A picture of a sprig of the pink-pepper tree that grows: there is no content yet. */
export const GrowingSprig = () => (
  <svg className="picture" viewBox="0 0 136 112" aria-hidden="true">
    <ellipse className="soil" cx="68" cy="98" rx="60" ry="11" />
    <path className="stem" d="M68 98C68 80 66 62 70 30" />
    <path className="leaf-2" d="M68 82C58.6 86 46.1 80.7 39.8 71.7C50.4 68.9 63.3 72.9 68 82Z" />
    <path className="leaf" d="M68 78C72.3 67.9 85.7 62.7 97.2 65C91.2 75.1 78.4 81.6 68 78Z" />
    <path className="leaf" d="M67.5 62C56.9 64.9 44.6 57.4 39.2 47C50.9 45.5 64 51.6 67.5 62Z" />
    <path className="leaf-2" d="M68 56C70.8 45.4 83.4 38.4 95.1 39C90.6 49.9 78.8 58.1 68 56Z" />
    <path className="leaf-2" d="M69 40C59.8 40.8 51.3 32.8 49.1 23.3C58.8 23.8 68.2 30.8 69 40Z" />
    <path className="leaf" d="M70 36C70.2 26.8 79 19.1 88.7 17.9C87.2 27.6 79.2 36.2 70 36Z" />
    <path className="leaf" d="M70 31C63.7 24.3 64.8 12.6 70.9 5C76.5 13 76.7 24.7 70 31Z" />
    <circle className="berry" cx="106" cy="92" r="5" />
    <circle className="berry" cx="117" cy="95" r="3.5" />
  </svg>
);
