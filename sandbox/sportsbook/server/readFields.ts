import { SportsbookError } from './SportsbookError.ts';

/** Reads a request's fields one by one; a missing or wrong one is refused by its name. */
export class FieldReader {
  private readonly fields: Readonly<Record<string, unknown>>;

  constructor(body: unknown) {
    this.fields = Object(body) as Readonly<Record<string, unknown>>;
  }

  text(name: string, pattern: RegExp): string {
    const value = this.fields[name];
    if (typeof value !== 'string' || !pattern.test(value)) throw wrong(name);
    return value;
  }

  textOrNull(name: string, pattern: RegExp): string | null {
    return this.fields[name] == null ? null : this.text(name, pattern);
  }

  whole(name: string, least: number, most: number): number {
    const value = Number(this.fields[name]);
    if (!Number.isSafeInteger(value) || value < least || value > most) throw wrong(name);
    return value;
  }

  choice<T extends string>(name: string, choices: readonly T[]): T {
    const found = choices.find((one) => one === this.fields[name]);
    if (found === undefined) throw wrong(name);
    return found;
  }

  list<T>(name: string, most: number, read: (item: FieldReader) => T): T[] {
    const value = this.fields[name];
    if (!Array.isArray(value) || value.length > most) throw wrong(name);
    return value.map((item) => read(new FieldReader(item)));
  }
}

const wrong = (field: string): SportsbookError =>
  new SportsbookError('InvalidParameter', `${field} is missing or wrong`, { field });

export const TOKEN = /^[\w.:-]{1,200}$/;
export const EVENT_ID = /^[\w:.-]{1,80}$/;
export const MARKET_KEY = /^[a-z_]{1,40}(:-?\d{1,4}(\.\d{1,2})?){0,2}$/;
export const SELECTION_KEY = /^[a-z0-9:_]{1,20}$/;
