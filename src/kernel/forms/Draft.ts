import type { KeyValueStore } from '../../lib/keyValueStore.ts';

/** Values of a cashier form. */
export interface DraftFields {
  readonly method: string;
  readonly amount: string;
}

/** Stores a form's text across reloads, for the player who typed it. */
export class Draft {
  constructor(
    private readonly storage: KeyValueStore,
    private readonly name: string,
  ) {}

  save(uid: number, fields: DraftFields): void {
    this.storage.set(this.name, JSON.stringify([uid, fields.method, fields.amount]));
  }

  read(uid: number): DraftFields | null {
    try {
      const value: unknown = JSON.parse(this.storage.get(this.name) ?? 'null');
      if (!Array.isArray(value) || value[0] !== uid) return null;
      const [, method, amount]: readonly unknown[] = value;
      return typeof method === 'string' && typeof amount === 'string' ? { method, amount } : null;
    } catch {
      // Not valid draft data: no draft.
      return null;
    }
  }

  drop(): void {
    this.storage.remove(this.name);
  }
}
