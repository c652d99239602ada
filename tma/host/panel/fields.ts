import { element } from '../element.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const choicesOf = (
  values: readonly string[],
  labels: Readonly<Record<string, string>> = {},
): readonly Choice[] => values.map((value) => ({ value, label: labels[value] ?? value }));

/** A labelled select. */
export function selectField(
  label: string,
  choices: readonly Choice[],
  value: string,
  onChange: (value: string) => void = () => {},
): { readonly root: HTMLElement; readonly input: HTMLSelectElement } {
  const input = element('select', 'field', { name: label });
  for (const choice of choices) {
    const option = element('option', '', { value: choice.value }, choice.label);
    option.selected = choice.value === value;
    input.append(option);
  }
  input.addEventListener('change', () => onChange(input.value));
  return { root: labelled(label, input), input };
}

/** A labelled line of text. */
export function textField(
  label: string,
  value: string,
  attributes: Readonly<Record<string, string>> = {},
): { readonly root: HTMLElement; readonly input: HTMLInputElement } {
  const input = element('input', 'field', { type: 'text', autocomplete: 'off', spellcheck: 'false', ...attributes });
  input.value = value;
  return { root: labelled(label, input), input };
}

/** A group of controls under a heading. */
export const section = (title: string, ...children: Node[]): HTMLElement =>
  element('section', 'panel-section', { 'aria-label': title }, element('h3', '', {}, title), ...children);

const labelled = (label: string, input: HTMLElement): HTMLElement =>
  element('label', 'panel-field', {}, element('span', '', {}, label), input);
