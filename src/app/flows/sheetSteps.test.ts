import { afterEach, expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import type { DialogKind } from '../../kernel/dialogs.ts';
import { startSheetSteps } from './sheetSteps.ts';

const sheet = (name: string): DialogKind<null, string> => ({
  name,
  load: () => Promise.reject(new Error('not drawn here')),
  dismissed: 'dismissed',
});

let stop = () => {};
afterEach(() => stop());

/** A page at the second entry of the app's history, the browser's third. */
function secondPage({ platform = fakePlatform() } = {}) {
  const { root } = testRoot({ platform });
  root.place.arrive('/games', '?type=slots');
  const origin = 'https://site.example';
  const entries: { state: unknown; href: string }[] = [
    { state: null, href: 'https://other.example/' },
    { state: { depth: 0 }, href: `${origin}/` },
    { state: { depth: 1 }, href: `${origin}/games?type=slots` },
  ];
  let at = 2;
  let shown = 1;
  const entry = () => entries[at] ?? { state: null, href: '' };
  const present = () => (entry().state as { depth?: number } | null)?.depth ?? 0;
  const history = {
    get state() {
      return entry().state;
    },
    pushState: (state: unknown) => {
      entries.splice(at + 1, entries.length, { state, href: entry().href });
      at += 1;
    },
    replaceState: (state: unknown, _title: string, href: string) => void entries.splice(at, 1, { state, href }),
    go: (by: number) => pop(by),
    back: () => pop(-1),
  };
  const location = {
    origin,
    get href() {
      return entry().href;
    },
  };
  /** The steps that no dialog took: of the page. */
  const ofPage: string[] = [];
  const steps = startSheetSteps(root, { history, location } as unknown as Window, {
    shown: () => shown,
    present,
    onShown: () => {
      shown = present();
    },
  });
  stop = steps.stop;
  function pop(by: number): void {
    at += by;
    if (steps.takesOver()) return;
    ofPage.push(entry().href);
    steps.arrive();
  }
  return { root, back: () => pop(-1), go: pop, ofPage, at: () => at, entry, steps };
}

test('16-16 a step back closes the open dialog and leaves the page', async () => {
  const { root, back, ofPage, entry } = secondPage();
  const outcome = root.dialogs.open(sheet('one'), null);
  expect(entry().state).toEqual({ depth: 2, sheet: true });
  back();
  expect(await outcome).toBe('dismissed');
  expect([root.dialogs.isAnyOpen, ofPage, entry().state]).toEqual([false, [], { depth: 1 }]);
  back();
  expect(ofPage).toEqual(['https://site.example/']);
});

test('16-16 dialogs above each other close one by one', () => {
  const { root, back, ofPage } = secondPage();
  void root.dialogs.open(sheet('one'), null);
  void root.dialogs.open(sheet('two'), null);
  const open = () => root.dialogs.stack.filter(({ isOpen }) => isOpen);
  back();
  expect(open()).toHaveLength(1);
  back();
  expect([open(), ofPage]).toEqual([[], []]);
});

test('16-16 a dialog that refuses stays, and so does the page', () => {
  const { root, back, ofPage, entry } = secondPage();
  void root.dialogs.open(sheet('one'), null, { preventClose: true });
  for (let press = 0; press < 3; press += 1) back();
  expect([root.dialogs.isAnyOpen, ofPage, entry().state]).toEqual([true, [], { depth: 2, sheet: true }]);
});

test('16-16 a dialog that was answered costs no step', async () => {
  const { root, back, ofPage, at } = secondPage();
  for (const name of ['one', 'two']) {
    void root.dialogs.open(sheet(name), null);
    root.dialogs.closeAll();
    await settle();
  }
  // Both used one entry.
  expect(at()).toBe(3);
  back();
  expect([ofPage, at()]).toEqual([['https://site.example/'], 1]);
});

test('16-16 an address that was replaced below a dialog stays replaced', () => {
  const { root, back, entry, steps } = secondPage();
  void root.dialogs.open(sheet('one'), null);
  root.place.arrive('/games', '?type=tables');
  steps.arrive();
  back();
  expect(entry()).toEqual({ state: { depth: 1 }, href: 'https://site.example/games?type=tables' });
});

test('16-16 several steps at once close the dialog alone', () => {
  const { root, go, ofPage, entry } = secondPage();
  void root.dialogs.open(sheet('one'), null);
  go(-2);
  expect([root.dialogs.isAnyOpen, ofPage, entry().state]).toEqual([false, [], { depth: 1 }]);
});

test("16-16 a shell's own back button needs no entry", () => {
  const { root, at } = secondPage({ platform: fakePlatform({ hasBackButton: true }) });
  void root.dialogs.open(sheet('one'), null);
  expect(at()).toBe(2);
});
