// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { happen } from '../../../tests/fakes/renderPage.tsx';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { infoIcon } from '../../ui/basics/icons.ts';
import { AppProvider } from '../AppContext.tsx';
import { CornerCard } from './CornerCard.tsx';

afterEach(cleanup);

test('16-16 a card has a place over the page, and goes where the player has a task', async () => {
  const { root } = testRoot();
  render(
    <AppProvider value={root}>
      <CornerCard id="hint" isWanted label="One" icon={infoIcon} text="Text" actions={null} />
    </AppProvider>,
  );
  await happen(() => {});
  expect(screen.getByRole('complementary', { name: 'One' }).parentElement?.dataset['place']).toBe('bottom');
  await happen(() => root.place.arrive('/cashier/deposit', ''));
  expect(screen.queryByRole('complementary')).toBeNull();
  await happen(() => root.place.arrive('/gamehall', ''));
  expect(screen.getByRole('complementary', { name: 'One' })).toBeTruthy();
});
