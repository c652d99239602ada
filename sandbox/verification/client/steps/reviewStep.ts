import type { State } from '../api.ts';
import { button, element } from '../element.ts';
import type { FlowView } from './FlowView.ts';

/** What will be sent, before it is. */
export function reviewStep(flow: FlowView, state: State): readonly Node[] {
  const { words } = flow;
  const names = new Intl.DisplayNames([flow.parts.lang], { type: 'region' });
  const rows = [
    [words.country, names.of(state.country) ?? state.country],
    [words.documentType, state.documentType === null ? '' : words.documents[state.documentType]],
    ...state.needed.map((kind) => [words.kinds[kind], state.files.includes(kind) ? `✓ ${words.added}` : '–']),
  ];
  const send = button(words.send, () => void flow.submit(), 'primary');
  send.disabled = state.needed.some((kind) => !state.files.includes(kind));
  return [
    element('h1', { tabindex: '-1' }, words.reviewTitle),
    element('p', { class: 'hint' }, words.reviewHint),
    element(
      'dl',
      {},
      ...rows.map(([label = '', value = '']) => element('div', {}, element('dt', {}, label), element('dd', {}, value))),
    ),
    element(
      'div',
      { class: 'actions' },
      button(words.back, () => flow.go('selfie')),
      send,
    ),
  ];
}
