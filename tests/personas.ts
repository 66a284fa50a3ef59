/** The sandbox's personas that the journeys meet. Their documents never change, so that a scenario reads the same everywhere. */
export const PERSONAS = {
  ana: { document: '63287253026' },
  bruno: { document: '08824648096' },
  carla: { document: '60891723919' },
  fabio: { document: '24956842201' },
  gabi: { document: '76631009219' },
  karen: { document: '51753241448' },
  lucas: { document: '87740848794' },
  nina: { document: '50600506967' },
  otavio: { document: '67418110529' },
  paula: { document: '34329640309' },
  rafael: { document: '20454646526' },
  vertice: { document: '15067401000136' },
} as const;

export type Persona = keyof typeof PERSONAS;

export const PASSWORD = 'Senha@123';
