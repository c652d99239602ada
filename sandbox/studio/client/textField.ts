import { element } from './element.ts';

export interface TextField {
  readonly node: HTMLElement;
  readonly input: HTMLInputElement;
  /** Says at the field what is wrong; an empty text removes it. What was typed stays. */
  readonly complain: (problem: string) => void;
}

/** A labelled text field for seeds and numbers, left-to-right in every language. */
export function textField(id: string, label: string, value: string, hint = ''): TextField {
  const error = element('p', { id: `${id}-error`, class: 'field-error', role: 'alert' });
  const described = hint === '' ? [] : [`${id}-hint`];
  const input = element('input', {
    id,
    type: 'text',
    class: 'text-input',
    dir: 'ltr',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': [`${id}-error`, ...described].join(' '),
  });
  input.value = value;
  const node = element(
    'div',
    { class: 'field' },
    element('label', { for: id, class: 'field-label' }, label),
    input,
    error,
  );
  if (hint !== '') {
    node.append(element('p', { id: `${id}-hint`, class: 'hint' }, hint));
  }
  const complain = (problem: string): void => {
    error.textContent = problem;
    input.setAttribute('aria-invalid', String(problem !== ''));
  };
  return { node, input, complain };
}
