// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RisingAmount } from './RisingAmount.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shownAs = (minor: bigint) => <RisingAmount minor={minor} format={(value) => String(value)} />;
const text = () => Number(screen.getByText(/\d+/).textContent);

test('9-11 an amount rises to the newest value, and never above it', () => {
  const { rerender } = render(shownAs(100n));
  rerender(shownAs(200n));
  const seen = [text()];
  for (let frame = 0; frame < 100; frame += 1) {
    act(() => void vi.advanceTimersByTime(16));
    seen.push(text());
  }
  expect(seen).toEqual(seen.toSorted((left, right) => left - right));
  expect([seen[0], Math.max(...seen), seen.at(-1)]).toEqual([100, 200, 200]);
  expect(new Set(seen).size).toBeGreaterThan(20);
});

test('9-11 a lower value is shown at once, also in the middle of a rise', () => {
  const { rerender } = render(shownAs(100n));
  rerender(shownAs(200n));
  act(() => void vi.advanceTimersByTime(400));
  expect(text()).toBeGreaterThan(100);
  rerender(shownAs(50n));
  expect(text()).toBe(50);
});

test('9-11 nothing moves for a visitor who prefers less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { rerender } = render(shownAs(100n));
  rerender(shownAs(200n));
  act(() => void vi.advanceTimersByTime(16));
  expect(text()).toBe(200);
});
