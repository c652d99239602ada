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
