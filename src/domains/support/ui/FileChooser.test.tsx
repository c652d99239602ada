// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { Attachments } from '../Attachments.ts';
import { FileChooser } from './FileChooser.tsx';

afterEach(cleanup);

/** The files of a field that the server has drawn, once the page's code has come; `chosen` before it came. */
async function filesAfter(chosen: readonly File[]) {
  const files = new Attachments({ attach: async () => 'f1' }, async () => 'text');
  const form = (
    <AppProvider value={testRoot().root}>
      <FileChooser files={files} />
    </AppProvider>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(form);
  document.body.replaceChildren(page);
  const input = page.querySelector('input');
  if (chosen.length > 0) Object.defineProperty(input, 'files', { value: chosen });
  await act(async () => hydrateRoot(page, form));
  return files.files.map(({ name, id }) => ({ name, id }));
}

test('4-1 Part 17 files that are chosen before the page is alive are attached', async () => {
  expect(await filesAfter([new File(['text'], 'passport.pdf')])).toEqual([{ name: 'passport.pdf', id: 'f1' }]);
  expect(await filesAfter([])).toEqual([]);
});
