import { Type } from '@sinclair/typebox';

/** Fields that several records of the registration have. @see spec A §5 Shared field rules */
export const Text = Type.String({ maxLength: 200, pattern: '\\S' });
/** A person's name has no digit. @see decision 0205 */
export const PersonName = Type.String({ maxLength: 200, pattern: '^\\D*[^\\d\\s]\\D*$' });
export const Cpf = Type.String({ pattern: '^\\d{11}$', description: 'CPF, digits alone' });
export const Cnpj = Type.String({ pattern: '^[0-9A-Z]{12}\\d{2}$' });
export const Phone = Type.String({ pattern: '^\\d{2}(9\\d{8}|[0-8]\\d{7})$', description: 'Area code and number' });
export const Uf = Type.String({ pattern: '^[A-Z]{2}$' });
export const Email = Type.String({ format: 'email', maxLength: 254 });
