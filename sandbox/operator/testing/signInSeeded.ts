import { seedNewcomer, seedPlayer } from '../seedPlayers.ts';
import type { TestOperator } from './startTestOperator.ts';

/** Calls as one of the ready-made players. */
export async function signInSeeded(operator: TestOperator, who: 'player' | 'newcomer' = 'player') {
  const { email: login } = who === 'player' ? seedPlayer : seedNewcomer;
  const { cookie } = await operator.call('auth.login', { login, password: seedPlayer.password });
  return async <Data>(name: string, fields: Parameters<TestOperator['call']>[1] = {}): Promise<Data> =>
    (await operator.call(name, fields, { cookie })).data;
}
