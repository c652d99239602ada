import type { StoreFactory } from '../../../kernel/stores.ts';
import { isSecretField } from '../../../shared/validation/secretField.ts';

/** What was typed into a form, by the name of its field. */
export type DraftTexts = Readonly<Record<string, string>>;

/** A form on this page, or a game, that can go on where it was on another device. */
export interface OpenForm {
  /** Null if there is nothing to go on with. */
  read(): DraftTexts | null;
  /** Takes over the texts of the same form on another device. */
  restore(texts: DraftTexts): void;
  /** Another device goes on with it: here it is over. */
  leave?(): void;
  /** Drops what was typed, here and in storage. */
  forget?(): void;
}

/**
 * The forms on this page by the names of their drafts, and the drafts that another device has handed over, until their
 * forms are there. Secrets are in none.
 */
export class OpenDrafts {
  private readonly forms = new Map<string, OpenForm>();
  private given: Readonly<Record<string, DraftTexts>> = {};

  /** Names a form's draft while it is on the page, and restores what was handed over for it. */
  hold(name: string, form: OpenForm): () => void {
    this.forms.set(name, form);
    const { [name]: texts, ...others } = this.given;
    this.given = others;
    if (texts !== undefined) form.restore(texts);
    return () => {
      if (this.forms.get(name) === form) this.forms.delete(name);
    };
  }

  /** The drafts of all open forms as JSON, of at most `mostCharacters`: what exceeds them is left out. Empty for none. */
  collect(mostCharacters: number): string {
    let collected = '';
    const drafts: Record<string, DraftTexts> = {};
    for (const [name, form] of this.forms) {
      const texts = Object.entries(form.read() ?? {}).filter(([field]) => !isSecretField(field));
      if (texts.length === 0) continue;
      const json = JSON.stringify({ ...drafts, [name]: Object.fromEntries(texts) });
      if (json.length > mostCharacters) continue;
      drafts[name] = Object.fromEntries(texts);
      collected = json;
    }
    return collected;
  }

  /** Drafts collected on another device. Text of another form is ignored. */
  give(json: string): void {
    this.given = readDrafts(json);
  }

  /** Another device has taken over all of it. */
  leave(): void {
    for (const form of this.forms.values()) form.leave?.();
  }

  /** Drops what was typed into all open forms. */
  forget(): void {
    for (const form of this.forms.values()) form.forget?.();
  }
}

function readDrafts(json: string): Readonly<Record<string, DraftTexts>> {
  let value: unknown;
  try {
    value = JSON.parse(json === '' ? '{}' : json);
  } catch {
    return {};
  }
  const drafts = Object.entries(Object(value) as Readonly<Record<string, unknown>>).map(([name, texts]) => [
    name,
    Object.fromEntries(Object.entries(Object(texts) as object).filter(([, text]) => typeof text === 'string')),
  ]);
  return Object.fromEntries(drafts) as Record<string, DraftTexts>;
}

export const openDrafts: StoreFactory<OpenDrafts> = {
  key: 'forms.drafts',
  scope: 'player',
  create: () => new OpenDrafts(),
};
