import { expect, test, vi } from 'vitest';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { watchBuild } from './watchBuild.ts';

const hourMs = 3_600_000;

function watched(own = '/assets/entry-1.js') {
  const { root, clock } = testRoot();
  let latest: string | null = own;
  let mayLoad: () => Promise<boolean> = () => Promise.resolve(false);
  const shown: string[] = [];
  vi.spyOn(root, 'loadMessages').mockResolvedValue(undefined);
  vi.spyOn(root.notices, 'show').mockImplementation((text) => void shown.push(text));
  const stop = watchBuild(
    root,
    { loadNext: (prepare) => (mayLoad = prepare) },
    { own: () => own, latest: () => Promise.resolve(latest) },
  );
  const deploy = async (build: string | null) => {
    latest = build;
    await clock.advance(hourMs);
    await settle();
  };
  return { root, shown, stop, deploy, mayLoad: () => mayLoad() };
}

test('7-120, 9-23 a newer build is offered once, within the hour, and loaded at the next change of the page', async () => {
  const { shown, deploy, mayLoad } = watched();
  await deploy('/assets/entry-1.js');
  await deploy(null);
  expect([shown.length, await mayLoad()]).toEqual([0, false]);
  await deploy('/assets/entry-2.js');
  await deploy('/assets/entry-2.js');
  expect([shown.length, await mayLoad()]).toEqual([1, true]);
  await deploy('/assets/entry-1.js');
  expect([shown.length, await mayLoad()]).toEqual([1, false]);
});

test('7-120 never in a round, a payment or a half-filled form', async () => {
  const { root, deploy, mayLoad } = watched();
  await deploy('/assets/entry-2.js');
  root.play.setPlaying(true);
  expect(await mayLoad()).toBe(false);
  root.play.setPlaying(false);
  const endPayment = root.play.beginPayment();
  expect(await mayLoad()).toBe(false);
  endPayment();
  const release = root.leaving.hold({ isNeeded: () => true, ask: () => Promise.resolve(true) });
  expect(await mayLoad()).toBe(false);
  release();
  expect(await mayLoad()).toBe(true);
});

test('7-120 a page that does not know its build, or is gone, asks for nothing', async () => {
  const unknown = watched('');
  await unknown.deploy('/assets/entry-2.js');
  const gone = watched();
  gone.stop();
  await gone.deploy('/assets/entry-2.js');
  expect([unknown.shown, gone.shown, await unknown.mayLoad(), await gone.mayLoad()]).toEqual([[], [], false, false]);
});
