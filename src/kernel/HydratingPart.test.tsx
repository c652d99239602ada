// @vitest-environment happy-dom
import { act, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FakeClock } from '../../tests/fakes/FakeClock.ts';
import { HydratingPart } from './HydratingPart.tsx';
import { Hydration, HydrationContext } from './Hydration.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Awaited({ code }: { readonly code: Promise<string> | string }) {
  return typeof code === 'string' ? code : use(code);
}

const frame = (outer: Promise<string> | string, inner: Promise<string> | string) => (
  <main>
    <HydratingPart>
      <Awaited code={outer} />
      <HydratingPart>
        <Awaited code={inner} />
      </HydratingPart>
    </HydratingPart>
  </main>
);

function deferred() {
  let resolve: (value: string) => void = () => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (value: string) => resolve(value) };
}

/** Lets React and promises go on. */
const goOn = () => act(async () => new Promise<void>((resolve) => void setTimeout(resolve, 20)));

test('it has finished once each part, also one inside of another, has hydrated', async () => {
  const [outer, inner] = [deferred(), deferred()];
  const element = document.createElement('div');
  element.innerHTML = renderToString(frame('outer', 'inner'));
  const hydration = new Hydration(new FakeClock());
  let hasFinished = false;
  void hydration.finished.then(() => {
    hasFinished = true;
  });
  await act(
    async () =>
      void hydrateRoot(
        element,
        <HydrationContext value={hydration}>{frame(outer.promise, inner.promise)}</HydrationContext>,
      ),
  );
  hydration.begin();
  await goOn();
  expect(hasFinished).toBe(false);
  outer.resolve('outer');
  await goOn();
  expect(hasFinished).toBe(false);
  inner.resolve('inner');
  await goOn();
  expect(hasFinished).toBe(true);
});

test('a part whose code does not arrive holds nothing up for longer than five seconds', async () => {
  const clock = new FakeClock();
  const hydration = new Hydration(clock);
  hydration.add(Symbol('part'));
  hydration.begin();
  let hasFinished = false;
  void hydration.finished.then(() => {
    hasFinished = true;
  });
  await clock.advance(4_900);
  expect(hasFinished).toBe(false);
  await clock.advance(100);
  expect(hasFinished).toBe(true);
});

test('a page without parts has finished at once', async () => {
  const hydration = new Hydration(new FakeClock());
  hydration.begin();
  await expect(hydration.finished).resolves.toBeUndefined();
});
