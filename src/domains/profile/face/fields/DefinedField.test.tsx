// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { happen } from '../../../../../tests/fakes/renderPage.tsx';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { FormField } from '../../../../kernel/forms/FormStore.ts';
import { patternMask } from '../../../../shared/masks/patternMask.ts';
import { DefinedField } from './DefinedField.tsx';
import { basicField } from './PersonalField.ts';

vi.mock(import('../../../../shared/masks/patternMask.ts'), async (original) => {
  const real = await original();
  return { patternMask: vi.fn<typeof real.patternMask>(real.patternMask) };
});

afterEach(cleanup);

test('5-42 the masks of a field are read once, however often it is rendered', async () => {
  const { root } = testRoot();
  const definition = { ...basicField('postcode', 'input'), masks: ['LV-####'] };
  const field = new FormField({ initial: '', validate: null });
  render(
    <AppProvider value={root}>
      <DefinedField definition={definition} field={field} onCountry={() => undefined} />
    </AppProvider>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '1010' } });
  expect(field.value).toBe('LV-1010');
  await happen(() => field.assign('LV-20'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('LV-20');
  expect(vi.mocked(patternMask).mock.calls.filter(([masks]) => masks === definition.masks)).toHaveLength(1);
});

/** Everything is near: pictures are there at once. */
class NearObserver {
  constructor(private readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element) {
    this.report([{ isIntersecting: true, target }]);
  }
  unobserve() {}
}

const documents = [
  { id: 'passport', name: 'Passport', icon: 'https://pictures.example/passport.svg' },
  { id: 'id_card', name: 'Identity card', icon: '' },
];

function picturesOf(type: 'select' | 'country_code', chosen: string): readonly string[] {
  vi.stubGlobal('IntersectionObserver', NearObserver);
  const definition = { ...basicField('document_type', type), options: documents };
  const field = new FormField({ initial: chosen, validate: null });
  const { container } = render(
    <AppProvider value={testRoot().root}>
      <DefinedField definition={definition} field={field} onCountry={() => undefined} />
    </AppProvider>,
  );
  return [...container.querySelectorAll('img')].map((image) => decodeURIComponent(image.src));
}

test('3-21 the picture of the chosen option is beside a select', () => {
  const [picture] = picturesOf('select', 'passport');
  expect(picture).toContain('passport.svg');
  cleanup();
  expect(picturesOf('select', 'id_card')).toEqual([]);
});

test('3-21 a list with a filter has the picture of each of its options', async () => {
  picturesOf('country_code', '');
  fireEvent.click(screen.getByRole('combobox'));
  const [passport, card] = screen.getAllByRole('option');
  expect([passport?.querySelectorAll('img').length, card?.querySelectorAll('img').length]).toEqual([1, 0]);
});
