import { samples } from '../../verification.ts';
import type { State } from '../api.ts';
import { button, element } from '../element.ts';
import type { FlowView } from './FlowView.ts';
import { fileField } from './fileField.ts';

/** The sides of the document, or a sample of it. */
export function documentStep(flow: FlowView, state: State): readonly Node[] {
  const { words } = flow;
  const sides = state.needed.filter((kind) => kind !== 'selfie');
  const isComplete = sides.every((kind) => state.files.includes(kind));
  const sample = element(
    'select',
    { id: 'sample' },
    ...samples.map((one) => element('option', { value: one, selected: one === state.sample }, words.samples[one])),
  );
  const next = button(words.next, () => flow.go('selfie'), 'primary');
  next.disabled = !isComplete;
  return [
    element('h1', { tabindex: '-1' }, words.documentTitle),
    element('p', { class: 'hint' }, words.documentHint),
    ...sides.map((kind) => fileField(flow, state, kind)),
    element(
      'section',
      { class: 'samples', 'aria-labelledby': 'samples' },
      element('h2', { id: 'samples' }, words.sampleTitle),
      element('p', { class: 'hint' }, words.sampleRules),
      element('label', { for: 'sample' }, words.sample),
      sample,
      button(words.useSample, () => {
        const chosen = samples.find((one) => one === sample.value);
        if (chosen !== undefined) void flow.run(() => flow.parts.api.useSample('document', chosen), 'document');
      }),
    ),
    element(
      'div',
      { class: 'actions' },
      button(words.back, () => flow.go('choose')),
      next,
    ),
  ];
}
