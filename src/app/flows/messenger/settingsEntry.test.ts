import { expect, test } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { startSettingsEntry } from './settingsEntry.ts';

test('the shell’s settings entry is there for players, and leads to their settings', async () => {
  let press: (() => void) | null = null;
  const platform = { ...fakePlatform(), setSettingsHandler: (handler: (() => void) | null) => void (press = handler) };
  const { root, navigated } = testRoot({ platform, answers: { 'GET account.getInfo': () => wireAccount(7) } });
  const stop = startSettingsEntry(root);
  expect(press).toBeNull();
  await root.session.load();
  (press as (() => void) | null)?.();
  expect(navigated.map(({ path }) => path)).toEqual(['/profile/settings']);
  stop();
});
