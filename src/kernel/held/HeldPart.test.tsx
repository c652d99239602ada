// @vitest-environment happy-dom
import { act, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { FakeClock } from '../../../tests/fakes/FakeClock.ts';
import { Hydration, HydrationContext } from '../Hydration.ts';
import { HeldPart } from './HeldPart.tsx';
import type { Need } from './Need.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** A need that the test meets. */
class TestNeed implements Need {
  private met: () => void = () => {};
  isMetNow = false;

  readonly isMet = () => this.isMetNow;

  readonly whenMet = (_part: Element, met: () => void) => {
    this.met = met;
    return () => {
      this.met = () => {};
    };
  };

  meet = () => act(async () => this.met());
}

/** The words of the part: the browser's differ from those that the server has sent. */
function Part({ name, code }: { readonly name: string; readonly code: Promise<void> | null }) {
  if (code !== null) use(code);
  const [presses, setPresses] = useState(0);
  return (
    <nav>
      <a href="/one">One</a>
      <button type="button" onClick={() => setPresses(presses + 1)}>{`${name} ${presses}`}</button>
    </nav>
  );
}

async function taken(need: TestNeed, code: Promise<void> | null = null, name = 'shown') {
  const tree = (words: string, ofCode: Promise<void> | null) => (
    <HeldPart need={need}>
      <Part name={words} code={ofCode} />
    </HeldPart>
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(tree('sent', null));
  document.body.replaceChildren(element);
  const sent = element.querySelector('nav');
  const faults: unknown[] = [];
  const hydration = new Hydration(new FakeClock());
  const frame = (words: string) => <HydrationContext value={hydration}>{tree(words, code)}</HydrationContext>;
  await act(async () => {
    root = hydrateRoot(element, frame(name), { onRecoverableError: (error) => faults.push(error) });
  });
  hydration.begin();
  const button = () => element.querySelector('button');
  return {
    faults,
    hydration,
    press: () => act(async () => button()?.click()),
    says: () => button()?.textContent,
    isSent: () => element.querySelector('nav') === sent,
    focus: () => element.querySelector<HTMLElement>('a')?.focus(),
    focused: () => document.activeElement?.textContent,
    renderAgain: (words: string) => act(async () => root?.render(frame(words))),
  };
}

test('D17 a part that is not needed stays as the server has sent it, also when the page is rendered again', async () => {
  const page = await taken(new TestNeed());
  await page.press();
  await page.renderAgain('another');
  expect([page.faults, page.says(), page.isSent()]).toEqual([[], 'sent 0', true]);
});

test('D17 it holds up nothing that waits for the page', async () => {
  const { hydration } = await taken(new TestNeed(), new Promise(() => {}));
  await expect(hydration.finished).resolves.toBeUndefined();
});

test('D17 once it is needed it answers, with what is true by then', async () => {
  const need = new TestNeed();
  const page = await taken(need);
  await need.meet();
  await page.press();
  expect([page.faults, page.says()]).toEqual([[], 'shown 1']);
});

test('D17 the sent markup stays until the code of the part has come', async () => {
  const need = new TestNeed();
  let arrive: () => void = () => {};
  const page = await taken(
    need,
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  await need.meet();
  expect([page.says(), page.isSent()]).toEqual(['sent 0', true]);
  await act(async () => arrive());
  expect([page.faults, page.says()]).toEqual([[], 'shown 0']);
});

test('D17 the focus stays on the link that has it', async () => {
  const need = new TestNeed();
  const page = await taken(need);
  page.focus();
  await need.meet();
  expect([page.isSent(), page.focused()]).toEqual([false, 'One']);
});

test('D17 a part that is needed at once takes over the sent markup', async () => {
  const need = new TestNeed();
  need.isMetNow = true;
  const page = await taken(need, null, 'sent');
  await page.press();
  expect([page.faults, page.isSent(), page.says()]).toEqual([[], true, 'sent 1']);
});
