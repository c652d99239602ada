// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { lazyPart } from './lazyPart.tsx';
import type { MissingPart } from './lazyPart.tsx';
import { eventually } from '../../../tests/eventually.ts';

afterEach(cleanup);

const Again = ({ onRetry }: MissingPart) => (
  <button type="button" onClick={() => void onRetry()}>
    Again
  </button>
);
const Word = ({ word }: { readonly word: string }) => <p>{word}</p>;

/** A part whose load fails this many times before it succeeds. */
function partAfter(failures: number) {
  let tries = 0;
  const Part = lazyPart<{ readonly word: string }>(
    async () => {
      tries += 1;
      if (tries <= failures) throw new Error('offline');
      return Word;
    },
    Again,
    <p>Loading</p>,
  );
  return { Part, tries: () => tries };
}

test('a part is rendered after its fallback', async () => {
  const { Part } = partAfter(0);
  render(<Part word="here" />);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('here')).toBeTruthy();
});

test('I8 a part that failed to load is fetched again on retry', async () => {
  const { Part, tries } = partAfter(2);
  await act(async () => void render(<Part word="here" />));
  for (const failed of [1, 2]) {
    await eventually(() => expect([tries(), screen.queryByText('Loading')]).toEqual([failed, null]));
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  }
  expect(await screen.findByText('here')).toBeTruthy();
  expect(tries()).toBe(3);
});
