import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Outcome } from '../payments.ts';
import type { PageMessages } from './messages/PageMessages.ts';

export type ErrorKey = keyof PageMessages['errors'];
export type Errors = Readonly<Record<string, ErrorKey>>;

/** What a refused form shows again: never a card's number or any code. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly outcome: Outcome;
  readonly errors: Errors;
}

export const emptyForm: FormState = { values: {}, outcome: 'approve', errors: {} };

/** Keeps the names that have an error. */
export function errorsOf(found: Readonly<Record<string, ErrorKey | null>>): Errors {
  const errors: Record<string, ErrorKey> = {};
  for (const [name, error] of Object.entries(found)) if (error !== null) errors[name] = error;
  return errors;
}

export const hasErrors = ({ errors }: FormState): boolean => Object.keys(errors).length > 0;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Further attributes of the input, with a space before the first. */
  readonly attributes: Html;
}

/** A labelled input with its hint and error; shows the value of `form` unless it is a secret. */
export function formField(words: PageMessages, form: FormState, { name, label, hint, attributes }: Field): Html {
  const error = form.errors[name];
  const value = form.values[name];
  const shown = value === undefined ? null : html` value="${value}"`;
  const described =
    error === undefined
      ? html` aria-describedby="${name}-hint"`
      : html` aria-describedby="${name}-error ${name}-hint" aria-invalid="true"`;
  const message = error === undefined ? null : html`<p class="error" id="${name}-error">${words.errors[error]}</p>`;
  return html`<div class="field field-${name}"><label for="${name}">${label}</label><input id="${name}" name="${name}" autocomplete="off"${attributes}${shown}${described}><p class="hint" id="${name}-hint">${hint}</p>${message}</div>`;
}

/** A field for digits that are not shown as they are typed. */
export function secretField(
  words: PageMessages,
  form: FormState,
  field: Pick<Field, 'name' | 'label'> & { readonly hint?: string },
): Html {
  return formField(words, form, {
    hint: words.secretHint,
    ...field,
    attributes: html` dir="ltr" type="password" inputmode="numeric" maxlength="8"`,
  });
}

/** The errors of a refused form, each a link to its field. */
export function errorSummary(words: PageMessages, form: FormState): Html | null {
  if (!hasErrors(form)) return null;
  const items = Object.entries(form.errors).map(
    ([field, key]) => html`<li><a href="#${field}">${words.errors[key]}</a></li>`,
  );
  return html`<div class="errors" role="alert"><h2>${words.errorsTitle}</h2><ul>${items}</ul></div>`;
}
