import { badRequest } from './BotApiError.ts';

export type Params = Readonly<Record<string, unknown>>;

/** An object of a call; Telegram takes nested ones as JSON text, too. */
export function objectOf(value: unknown): Params {
  const parsed = typeof value === 'string' ? parse(value) : value;
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw badRequest('object expected');
  return { ...parsed };
}

export const optionalObject = (params: Params, name: string): Params | null =>
  params[name] === undefined ? null : objectOf(params[name]);

export function listOf(params: Params, name: string): readonly unknown[] {
  const value = params[name];
  const parsed = typeof value === 'string' ? parse(value) : value;
  if (!Array.isArray(parsed)) throw badRequest(`${name} must be an array`);
  return parsed;
}

/** A required text of up to `most` characters. */
export function textOf(params: Params, name: string, most: number): string {
  const value = params[name];
  if (typeof value !== 'string' || value === '') throw badRequest(`${name} is empty`);
  if (value.length > most) throw badRequest(`${name} is too long`);
  return value;
}

export const optionalText = (params: Params, name: string, most: number): string =>
  params[name] === undefined || params[name] === '' ? '' : textOf(params, name, most);

export function integerOf(params: Params, name: string, fallback?: number): number {
  const value = params[name] ?? fallback;
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw badRequest(`${name} must be an integer`);
  return number;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest("can't parse JSON object");
  }
}
