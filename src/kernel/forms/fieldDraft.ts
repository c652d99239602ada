import type { DraftTexts, OpenForm } from './OpenDrafts.ts';
import type { FormStore } from './FormStore.ts';

/**
 * The draft of named fields of a form: what was typed into them, and the way back into them. For fields that are there as
 * soon as the form is; never for consents, which nobody gives by a reload.
 */
export function fieldDraft<Name extends string>(form: FormStore<Name>, names: readonly Name[]): OpenForm {
  return {
    read: () => {
      const typed = names.map((name) => form.fields[name]).filter(({ isDirty, value }) => isDirty && value !== '');
      return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    },
    restore(texts: DraftTexts) {
      for (const name of names) {
        const text = texts[name];
        if (text !== undefined) form.fields[name].change(text);
      }
    },
  };
}
