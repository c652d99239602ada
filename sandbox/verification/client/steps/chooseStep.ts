import { documentTypes } from '../../verification.ts';
import type { State } from '../api.ts';
import { countries } from '../countries.ts';
import { element } from '../element.ts';
import type { FlowView } from './FlowView.ts';

/** Country and type of the document. */
export function chooseStep(flow: FlowView, state: State): readonly Node[] {
  const { words } = flow;
  const { api, lang } = flow.parts;
  const own = new Intl.Locale(navigator.language).maximize().region ?? '';
  const chosen = state.country === '' ? own : state.country;
  const country = element(
    'select',
    { id: 'country' },
    ...countries(lang).map(({ code, name }) => element('option', { value: code, selected: code === chosen }, name)),
  );
  const types = documentTypes.map((type) =>
    element(
      'label',
      { class: 'option' },
      element('input', {
        type: 'radio',
        name: 'type',
        value: type,
        checked: type === (state.documentType ?? 'PASSPORT'),
      }),
      words.documents[type],
    ),
  );
  const form = element(
    'form',
    {
      onsubmit(event) {
        event.preventDefault();
        const type = String(new FormData(form).get('type'));
        void flow.run(async () => {
          const next = await api.choose(country.value, type);
          flow.go('document');
          return next;
        }, 'choose');
      },
    },
    element('label', { for: 'country' }, words.country),
    country,
    element('fieldset', {}, element('legend', {}, words.documentType), ...types),
    element('div', { class: 'actions' }, element('button', { type: 'submit', class: 'primary' }, words.next)),
  );
  return [element('h1', { tabindex: '-1' }, words.chooseTitle), form];
}
