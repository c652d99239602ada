import type { KeyValueStore } from '../../lib/keyValueStore.ts';

/** Values of a cashier form. */
export interface DraftFields {
  readonly method: string;
  readonly amount: string;
  /** The chosen offer; empty for none. */
  readonly offer?: string;
}

/** Stores a form's text across reloads, for the player who typed it. */
export class Draft {
  constructor(
    private readonly storage: KeyValueStore,
    private readonly name: string,
  ) {}

  save(uid: number, fields: DraftFields): void {
    this.storage.set(this.name, JSON.stringify([uid, fields.method, fields.amount, fields.offer ?? '']));
  }

  read(uid: number): DraftFields | null {
    try {
      const value: unknown = JSON.parse(this.storage.get(this.name) ?? 'null');
      if (!Array.isArray(value) || value[0] !== uid) return null;
      const [, method, amount, offer]: readonly unknown[] = value;
      if (typeof method !== 'string' || typeof amount !== 'string') return null;
      return { method, amount, offer: typeof offer === 'string' ? offer : '' };
    } catch {
      // Not valid draft data: no draft.
      return null;
    }
  }

  drop(): void {
    this.storage.remove(this.name);
  }
}
