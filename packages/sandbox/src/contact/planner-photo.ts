/** The planner who has a photo: Marina. The others have none, so that a page shows both. */
const WITH_PHOTO = 2;

/** A drawn portrait. A real server has photos of people. */
const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="192" height="192">
<rect width="96" height="96" fill="#dcebe5"/>
<path d="M22 60c0-26 6-44 26-44s26 18 26 44v12H22z" fill="#3b2a22"/>
<path d="M12 96c2-20 16-27 36-27s34 7 36 27z" fill="#14463f"/>
<path d="M40 58h16v14c0 5-16 5-16 0z" fill="#d39c78"/>
<ellipse cx="48" cy="44" rx="16" ry="20" fill="#e2b08d"/>
<path d="M31 40c4-12 12-16 20-16 8 0 13 8 14 16-8-1-14-5-17-10-4 6-10 9-17 10z" fill="#3b2a22"/>
</svg>`;

/** The photo of a planner as SVG. `undefined` for a planner without one. */
export const photoOfPlanner = (id: number): Buffer | undefined =>
  id === WITH_PHOTO ? Buffer.from(PORTRAIT) : undefined;
