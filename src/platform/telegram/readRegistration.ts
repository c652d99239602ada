import type { LaunchRegistration } from '../Platform.ts';

/**
 * 7-28: what auth.register takes of a launch. The named fields are read from the raw init data; the operator checks the
 * raw text and that they agree with it. Null where the data names no user (an inline or group launch).
 */
export function readRegistration(initData: string | null): LaunchRegistration | null {
  if (initData === null) return null;
  const query = new URLSearchParams(initData);
  const hash = query.get('hash');
  const user = userOf(query.get('user'));
  if (!hash || !user) return null;
  return { is_tg: true, ...user, hash, payload: initData };
}

function userOf(json: string | null): Pick<LaunchRegistration, 'id' | 'username' | 'language_code'> | null {
  let user: unknown;
  try {
    user = JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
  if (typeof user !== 'object' || user === null || !('id' in user) || typeof user.id !== 'number') return null;
  return {
    id: String(user.id),
    username: 'username' in user && typeof user.username === 'string' ? user.username : '',
    language_code: 'language_code' in user && typeof user.language_code === 'string' ? user.language_code : '',
  };
}
