import type { FormStore } from '../../../kernel/forms/FormStore.ts';
import type { DraftTexts } from '../../../kernel/forms/OpenDrafts.ts';

/** What was typed before a load of the page, until its fields are there: they come with the country and the way to register. */
export class CarriedTexts {
  #texts = new Map<string, string>();

  /** Those whose fields have not come yet. */
  get texts(): DraftTexts {
    return Object.fromEntries(this.#texts);
  }

  give(texts: DraftTexts): void {
    this.#texts = new Map(Object.entries(texts));
  }

  /** Fills the fields that are there, unless something has been typed into them since. */
  fill({ fields }: FormStore<string>): void {
    for (const [name, text] of this.#texts) {
      const field = fields[name];
      if (field === undefined) continue;
      this.#texts.delete(name);
      if (!field.isDirty) field.change(text);
    }
  }
}
