import type { DB } from '../database/tables.generated.ts';
import type { RawTransaction } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';

const planner = (id: number, name: string, shortName: string) => ({
  id,
  name,
  short_name: shortName,
  phone: `1130040${String(100 + id)}`,
  email: `${shortName.toLowerCase()}@aroeira.exemplo.com.br`,
  type: 'planejador' as const,
});

const PLANNERS = [
  { ...planner(1, 'Sem planejador', 'Nenhum'), phone: '', email: '' },
  planner(2, 'Marina Cavalcanti de Albuquerque', 'Marina'),
  planner(3, 'Eduardo Pimentel Leal', 'Eduardo'),
  { ...planner(4, 'Aroeira Previdência', 'Previdencia'), type: 'previdencia' as const },
];

/** The risk profiles, from the lowest risk to the highest. @see decision Q170 */
const RISK_PROFILES = [
  { key: 'conservador', name: 'Conservador', description: 'Prioriza a segurança e aceita ganhos menores.' },
  { key: 'moderado', name: 'Moderado', description: 'Aceita alguma oscilação para ganhar um pouco mais.' },
  { key: 'balanceado', name: 'Balanceado', description: 'Divide a carteira entre segurança e crescimento.' },
  { key: 'arrojado', name: 'Arrojado', description: 'Busca crescimento e conhece os riscos que corre.' },
  { key: 'especialista', name: 'Especialista', description: 'Opera todos os mercados e aceita perdas.' },
];

/** Seeds planners and risk profiles, which clients point at. */
export const seedClientReferences = async (tx: RawTransaction): Promise<void> => {
  await tx.insertInto('planners').values(PLANNERS).execute();
  await tx
    .insertInto('risk_profiles')
    .values(RISK_PROFILES.map((profile, index) => ({ id: index + 1, ...profile })))
    .execute();
};

const addressOf = (persona: Persona): Omit<DB['addresses'], 'world'> => ({
  client_id: persona.id,
  type_address: 1,
  cep: '01310100',
  street: 'Avenida Paulista',
  number: String(persona.id),
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  complement: '',
});

const rowOf = (persona: Persona) => ({
  id: persona.id,
  persona: persona.key,
  document: persona.document,
  name: persona.name,
  email: persona.email,
  phone_number: `119${String(80_000_000 + persona.id)}`,
  birth_date: persona.birthDate,
  gender: persona.gender,
  mother_name: persona.motherName,
  father_name: 'Não informado',
  marital_status: 1,
  naturality: 'São Paulo',
  is_co_holder: persona.isCoHolder,
  welfare: persona.welfare,
  planner_id: persona.plannerId,
  risk_profile_id: persona.riskProfileId,
  mfa_enabled: persona.twoStep,
  blocks_new_devices: persona.blocksNewDevices,
  is_one_device_only: persona.isOneDeviceOnly,
  position_state: persona.position,
});

export const seedClients = async (tx: RawTransaction, personas: readonly Persona[]): Promise<void> => {
  await tx.insertInto('clients').values(personas.map(rowOf)).execute();
  await tx.insertInto('addresses').values(personas.map(addressOf)).execute();
};
