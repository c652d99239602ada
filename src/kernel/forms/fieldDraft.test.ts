import { expect, test } from 'vitest';
import { fieldDraft } from './fieldDraft.ts';
import { FormStore } from './FormStore.ts';

const field = { initial: '', validate: null };
const form = () => new FormStore({ subject: field, message: field, terms: { initial: '1', validate: null } });

test('1-22 a form’s draft is what was typed into its named fields, and what the page filled in is not', () => {
  const from = form();
  const draft = fieldDraft(from, ['subject', 'message']);
  expect(draft.read()).toEqual({});
  from.fields.message.assign('Hello');
  from.fields.subject.change('Question');
  from.fields.terms.change('');
  expect(draft.read()).toEqual({ subject: 'Question' });
});

test('1-22 a form takes up a draft as if it were typed, but no field that is not named', () => {
  const to = form();
  fieldDraft(to, ['subject', 'message']).restore({ subject: 'Question', terms: '', other: 'x' });
  expect(to.values()).toEqual({ subject: 'Question', message: '', terms: '1' });
  expect(to.fields.subject.isDirty).toBe(true);
});
