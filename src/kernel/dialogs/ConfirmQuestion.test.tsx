// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { DialogHost } from '../../app/DialogHost.tsx';
import { completeSiteConfig } from '../../app/settings/siteSettings.ts';
import { withConfirmContents } from '../../../server/content/confirmContents.ts';
import { AppProvider } from '../AppContext.tsx';
import { confirm } from '../confirm.ts';

// Compiled at its first import: on a busy machine that outlasts the waits of a test.
beforeAll(async () => void (await import('./ConfirmQuestion.tsx')));
afterEach(cleanup);

const question = { title: 'Exclude yourself?', content: 'For **six months**.', textAgree: 'Yes', textReject: 'No' };

/** A site whose content system adds this to a confirm, in a shell with dialogs of its own. */
function siteWith(content: string) {
  const config = completeSiteConfig(withConfirmContents({ confirms: [{ name: 'selfExclusion', content }] }));
  const asked: unknown[] = [];
  const ask = (one: unknown) => {
    asked.push(one);
    return Promise.resolve(true);
  };
  const { root } = testRoot({ config, platform: { ...fakePlatform(), ask } });
  render(
    <AppProvider value={root}>
      <DialogHost />
    </AppProvider>,
  );
  return { root, asked };
}

test('3-66 the HTML of a confirm is below its words, cleaned, and not left to a shell that shows plain text', async () => {
  const { root, asked } = siteWith(
    '<p>See <a href="/responsible-play">help</a><script>x()</script></p><ul><li>Free</li></ul>',
  );
  void confirm(root, 'selfExclusion', question);
  const dialog = await screen.findByRole('dialog', { name: 'Exclude yourself?' });
  expect(dialog.textContent).toContain('For six months.');
  expect(screen.getByRole('link', { name: 'help' }).getAttribute('href')).toBe('/responsible-play');
  expect(screen.getByRole('listitem').textContent).toBe('Free');
  expect([dialog.querySelector('script'), asked.length]).toEqual([null, 0]);
});

test('3-66 a confirm of another name is as the site has it', async () => {
  const { root, asked } = siteWith('<p>See help</p>');
  expect(await confirm(root, 'leave', { ...question, content: 'Now.' })).toBe(true);
  expect(asked.length).toBe(1);
});
