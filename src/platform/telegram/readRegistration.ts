import type { LaunchData, LaunchRegistration } from '../Platform.ts';

/**
 * 7-28: the launch data for auth.register. The named fields are read from the raw init data; the operator verifies the
 * raw text and that the fields match it. Null if the data names no user (an inline or group launch).
 */
export function readRegistration(initData: string | null): LaunchRegistration | null {
  if (initData === null) return null;
  const query = new URLSearchParams(initData);
  const hash = query.get('hash');
  const user = userOf(query.get('user'));
  if (!hash || !user) return null;
  return { is_tg: true, ...user, hash, payload: initData };
}

/** Who is launching, for texts and the header. Unverified: shown to this user only. */
export function readPerson(initData: string | null): Pick<LaunchData, 'userName' | 'givenName' | 'picture'> {
  const user = userObject(new URLSearchParams(initData ?? '').get('user'));
  if (user === null) return { userName: '', givenName: '', picture: null };
  const [username, givenName] = [textOf(user, 'username'), textOf(user, 'first_name').trim()];
  return {
    userName: username === '' ? `${givenName} ${textOf(user, 'last_name')}`.trim() : `@${username}`,
    givenName,
    picture: textOf(user, 'photo_url') || null,
  };
}

/**
 * Bot API 10.1: the request to join a chat that the messenger has opened the app for, `chat_join_request_query_id`. It is
 * signed with the rest: what is decided by it is decided by whoever has verified the init data.
 */
export const readJoinRequest = (initData: string | null): string | null =>
  new URLSearchParams(initData ?? '').get('chat_join_request_query_id') || null;

function userOf(json: string | null): Pick<LaunchRegistration, 'id' | 'username' | 'language_code'> | null {
  const user = userObject(json);
  const id: unknown = user === null ? null : Reflect.get(user, 'id');
  if (user === null || typeof id !== 'number') return null;
  return { id: String(id), username: textOf(user, 'username'), language_code: textOf(user, 'language_code') };
}

function userObject(json: string | null): object | null {
  try {
    const user: unknown = JSON.parse(json ?? 'null');
    return typeof user === 'object' ? user : null;
  } catch {
    return null;
  }
}

function textOf(user: object, name: string): string {
  const value: unknown = Reflect.get(user, name);
  return typeof value === 'string' ? value : '';
}
