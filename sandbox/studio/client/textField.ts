import { element } from './element.ts';

/** A labelled text field for seeds and numbers, left-to-right in every language. */
export function textField(
  id: string,
  label: string,
  value: string,
  hint = '',
): { node: HTMLElement; input: HTMLInputElement } {
  const input = element('input', {
    id,
    type: 'text',
    class: 'text-input',
    dir: 'ltr',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    ...(hint === '' ? {} : { 'aria-describedby': `${id}-hint` }),
  });
  input.value = value;
  const node = element('div', { class: 'field' }, element('label', { for: id, class: 'field-label' }, label), input);
  if (hint !== '') {
    node.append(element('p', { id: `${id}-hint`, class: 'hint' }, hint));
  }
  return { node, input };
}
