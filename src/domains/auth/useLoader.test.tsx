// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { completeSiteConfig } from '../../app/settings/siteSettings.ts';
import { AppProvider } from '../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../kernel/lists/LoadingBlock.tsx';
import { useLoader } from './useLoader.ts';

afterEach(cleanup);

function Shown({ isPending }: { readonly isPending: boolean }) {
  return <p>{useLoader(isPending) ? 'loader' : 'nothing'}</p>;
}

function draw(loader: object, isKnown = true) {
  const { root, clock, operator } = testRoot({ config: completeSiteConfig({ loader }) });
  if (isKnown) root.session.end();
  const at = (isPending: boolean) => (
    <AppProvider value={root}>
      <Shown isPending={isPending} />
      <LoadingBlock>
        <i />
      </LoadingBlock>
    </AppProvider>
  );
  const { rerender } = render(at(true));
  return {
    set: (isPending: boolean) => rerender(at(isPending)),
    pass: (ms: number) => act(() => clock.advance(ms)),
    text: () => document.querySelector('p')?.textContent,
    asked: () => operator.calls.map(({ key }) => key),
    block: () => screen.getByRole('status').parentElement!,
  };
}

test('3-32 a loader shows after the configured delay, and each answer has its own', async () => {
  const { set, pass, text, block } = draw({ delayMs: 400 });
  await pass(399);
  expect(text()).toBe('nothing');
  await pass(1);
  expect(text()).toBe('loader');
  set(false);
  expect(text()).toBe('nothing');
  set(true);
  await pass(399);
  expect(text()).toBe('nothing');
  expect(block().style.getPropertyValue('--loader-delay')).toBe('400ms');
});

test('3-32, I8 loaders that are switched off do not show; slow loading is still told', async () => {
  const { pass, text, block } = draw({ isEnabled: false, delayMs: 0 });
  await pass(9_999);
  expect([text(), block().className.includes('off')]).toEqual(['nothing', true]);
  await pass(1);
  expect(screen.getByRole('status').textContent).toMatch(/^Still working/);
});

test('I8 while it is not known who is here, ten seconds lead to another try', async () => {
  const { pass, asked } = draw({}, false);
  await pass(10_000);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(asked()).toEqual(['GET account.getInfo']);
});
