import { expect, test } from 'vitest';
import { deferred } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { startRouteMemory } from './routeMemory.ts';

async function started(address: string, lastRoute: string | null, startParam: string | null = null) {
  let shown = 0;
  const base = fakePlatform({ lastRoute });
  const platform = { ...base, launch: { ...base.launch, startParam }, ready: () => void (shown += 1) };
  const made = testRoot({ address, platform });
  const stop = startRouteMemory(made.root);
  await settle();
  return { ...made, stop, shown: () => shown, paths: () => made.navigated.map(({ path }) => path) };
}

test('1-22 an app relaunched at its start page returns to the last visited page, replacing the history entry', async () => {
  const { navigated } = await started('/', '/cashier/deposit?method=card');
  expect(navigated).toEqual([{ path: '/cashier/deposit?method=card', options: { replace: true } }]);
});

test.each([
  ['/gamehall', '/cashier/deposit', 'an address that names a page was meant'],
  ['/', null, 'nothing is remembered'],
  ['/', '/', 'they were here'],
  ['/#faq', '/#faq', 'they were here, at this part'],
])('1-22 at %s after %s it does not navigate: %s', async (address, lastRoute, _why) => {
  expect((await started(address, lastRoute)).paths()).toEqual([]);
});

test('1-22 every visited page is stored with its query, the first one included, until the flow is stopped', async () => {
  const { root, platform, stop } = await started('/gamehall', null);
  root.place.arrive('/gamehall', '?q=gems');
  root.place.arrive('/game/jade-ascent', '', '#real');
  stop();
  root.place.arrive('/cashier/deposit', '');
  expect(platform.remembered).toEqual(['/gamehall', '/gamehall?q=gems', '/game/jade-ascent#real']);
});

test('a flow stopped before the shell’s storage answers does nothing', async () => {
  const answer = deferred<string | null>();
  const { root, platform, navigated } = testRoot({ platform: { ...fakePlatform(), lastRoute: () => answer.promise } });
  startRouteMemory(root)();
  answer.resolve('/gamehall');
  await settle();
  expect([navigated, platform.remembered]).toEqual([[], []]);
});

test.each([
  ['/', 'game_jade-ascent', null, ['/game/jade-ascent'], 'an older client has not put it into the address'],
  ['/game/jade-ascent', 'game_jade-ascent', null, [], 'the server has rendered it'],
  ['/game/jade-ascent', 'game_jade-ascent', '/cashier/deposit', ['/cashier/deposit'], 'the player had gone on from it'],
  ['/gamehall', 'game_jade-ascent', '/cashier/deposit', [], 'an address that names a page was meant'],
  ['/', 'ref_k3f9', null, [], 'it names no page'],
])('1-22 at %s a launch with %s and last page %s leads to %j: %s', async (address, startParam, last, paths, _why) => {
  expect((await started(address, last, startParam)).paths()).toEqual(paths);
});

test('the shell’s loading screen stays until the page that the player is led to is shown', async () => {
  const { root, shown } = await started('/', '/cashier/deposit');
  expect(shown()).toBe(0);
  root.place.arrive('/cashier/deposit', '');
  await settle();
  expect(shown()).toBe(1);
});

test('without another page to go to the loading screen goes at once', async () => {
  expect((await started('/', null)).shown()).toBe(1);
});

test('1-22 the page of a handoff is not remembered: its address holds a secret that counts once', async () => {
  const { root, platform, stop } = await started('/hand/Zm9v', null, 'hand_Zm9v');
  root.place.arrive('/gamehall', '');
  stop();
  expect(platform.remembered).toEqual(['/gamehall']);
});
