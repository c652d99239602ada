// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { FormStore } from '../../../../kernel/forms/FormStore.ts';
import { recoveryCodeField } from './codeFields.ts';
import { RecoveryCodeField } from './RecoveryCodeField.tsx';

afterEach(cleanup);

test('Part 17 a recovery code typed with digits of another script is shown and sent in those of ASCII', async () => {
  const form = new FormStore({ code: { initial: '', validate: recoveryCodeField } });
  render(
    <AppProvider value={testRoot().root}>
      <RecoveryCodeField field={form.fields.code} label="Code" />
    </AppProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'k٧m۲p-9xw4t');
  expect(field.getAttribute('enterkeyhint'), '1-22 the keyboard goes with it').toBe('done');
  expect([field.value, form.values().code]).toEqual(['k7m2p-9xw4t', 'k7m2p-9xw4t']);
  await userEvent.type(field, '٣', { initialSelectionStart: 1, initialSelectionEnd: 2 });
  expect([field.value, field.selectionStart]).toEqual(['k3m2p-9xw4t', 2]);
});
