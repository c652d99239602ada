import type { CallOutput } from '../../../contract/index.ts';
import type { Call } from '../../../lib/call.ts';
import { parseField } from '../face/fields/PersonalField.ts';
import type { PersonalField } from '../face/fields/PersonalField.ts';

/** 7-17: the fields of the player's profile; of this country as long as they have given none. */
export const fetchProfileFields =
  (call: Call) =>
  async (country: string): Promise<readonly PersonalField[]> =>
    (await call('GET account.getPersonalDataFields', { country, form: 'profile' })).items.map(parseField);

/** 7-18: contacts and document included. */
export const fetchProfile = (call: Call) => (): Promise<CallOutput<'GET account.getprofileinfo'>> =>
  call('GET account.getprofileinfo', { fields: ['contacts', 'document'] });
