import { observable, runInAction } from 'mobx';
import type { StoreFactory } from '../stores.ts';
import { isSecretField } from '../../shared/validation/secretField.ts';

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
  /** Whether something has been typed, where there is something to go on with without that; else that is asked. */
  isTyped?(): boolean;
  /** It keeps itself in the browser's storage over a load of this page. */
  readonly keepsItself?: boolean;
  /** It must not go on by itself over a load of this page. */
  readonly isForHandoffOnly?: boolean;
}

/**
 * The forms on this page by the names of their drafts, and the drafts that another device, or this page before it was
 * loaded again, has handed over, until their forms are there. Secrets are in none.
 */
export class OpenDrafts {
  private readonly forms = observable.map<string, OpenForm>({}, { deep: false });
  private given: Readonly<Record<string, DraftTexts>> = {};

  /** Names a form's draft while it is on the page, and restores what was handed over for it. */
  hold(name: string, form: OpenForm): () => void {
    runInAction(() => this.forms.set(name, form));
    this.restore(name, form);
    return () =>
      runInAction(() => {
        if (this.forms.get(name) === form) this.forms.delete(name);
      });
  }

  /**
   * The drafts of all open forms as JSON, of at most `mostCharacters`: what exceeds them is left out. Empty for none. For
   * a load of this page, those alone that do not keep themselves, unless the storage is lost with it. Observable, as far
   * as the forms' texts are.
   */
  collect(mostCharacters: number, over: 'handoff' | 'load' | 'lostStorage' = 'handoff'): string {
    let collected = '';
    const drafts: Record<string, DraftTexts> = {};
    for (const [name, form] of this.forms) {
      if (over !== 'handoff' && form.isForHandoffOnly === true) continue;
      if (over === 'load' && form.keepsItself === true) continue;
      const texts = Object.entries(form.read() ?? {}).filter(([field]) => !isSecretField(field));
      if (texts.length === 0) continue;
      const json = JSON.stringify({ ...drafts, [name]: Object.fromEntries(texts) });
      if (json.length > mostCharacters) continue;
      drafts[name] = Object.fromEntries(texts);
      collected = json;
    }
    return collected;
  }

  /** Drafts collected elsewhere. Text of another form is ignored. A form in which nothing has been typed takes its own. */
  give(json: string): void {
    this.given = readDrafts(json);
    for (const [name, form] of this.forms) if (!isTyped(form)) this.restore(name, form);
  }

  private restore(name: string, form: OpenForm): void {
    const { [name]: texts, ...others } = this.given;
    this.given = others;
    if (texts !== undefined) form.restore(texts);
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

/** Whether something has been typed into a form. */
export const isTyped = (form: OpenForm): boolean => form.isTyped?.() ?? Object.keys(form.read() ?? {}).length > 0;

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
