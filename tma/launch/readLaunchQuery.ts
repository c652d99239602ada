import { highestUser } from './launchUser.ts';

export interface LaunchQuery {
  readonly user: number;
  readonly startParam: string | null;
  readonly path: string;
  /** `language_code` in place of the user's own. */
  readonly language: string | null;
  /** Of a launch by a request to join a chat (10.1). */
  readonly joinRequest: string | null;
}

/** The messenger's own rule for start parameters. */
const startPattern = /^[\w-]{1,512}$/;

/** Reads `?user=&start=&path=&lang=&join=`; returns a message if they are invalid. */
export function readLaunchQuery(query: Readonly<Record<string, unknown>>): LaunchQuery | { readonly fault: string } {
  const { user = '1', start, path = '/', lang, join } = query;
  const number = typeof user === 'string' && /^\d{1,9}$/.test(user) ? Number(user) : 0;
  if (number < 1 || number > highestUser) return { fault: `user is a number from 1 to ${highestUser}` };
  if (start !== undefined && (typeof start !== 'string' || !startPattern.test(start)))
    return { fault: 'start has up to 512 letters, digits, _ and -' };
  if (typeof path !== 'string' || !/^\/(?![/\\])[^#]*$/.test(path)) return { fault: 'path is a path of the site' };
  if (lang !== undefined && (typeof lang !== 'string' || !/^[a-z]{2,3}(-[a-z]{2,4})?$/.test(lang)))
    return { fault: 'lang is a language code such as ru or pt-br' };
  if (join !== undefined && (typeof join !== 'string' || !/^[\w-]{1,128}$/.test(join)))
    return { fault: 'join has up to 128 letters, digits, _ and -' };
  return { user: number, startParam: start ?? null, path, language: lang ?? null, joinRequest: join ?? null };
}
