// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Chip } from './Chip.tsx';
import { filterIcon } from '../basics/icons.ts';

afterEach(cleanup);

const lettersOf = (text: string): number => Number(screen.getByText(text).style.getPropertyValue('--letters'));

test('a link is current when chosen; a switch is pressed, and says whether its part is open', () => {
  render(
    <>
      <Chip href="/gamehall/new" isOn>
        New
      </Chip>
      <Chip icon={filterIcon} isOn isExpanded={false}>
        Filters
      </Chip>
      <Chip isExpanded>More</Chip>
      <Chip>$20</Chip>
    </>,
  );
  expect(screen.getByRole('link', { name: 'New' }).getAttribute('aria-current')).toBe('true');
  const filters = screen.getByRole('button', { name: 'Filters' });
  expect([filters.getAttribute('aria-pressed'), filters.getAttribute('aria-expanded')]).toEqual(['true', 'false']);
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: '$20' }).hasAttribute('aria-expanded')).toBe(false);
});

test('a choice without results is marked', () => {
  render(
    <>
      <Chip href="/a" count="0" isEmpty>
        Northlamp
      </Chip>
      <Chip href="/b" count="2" isEmpty={false}>
        Stonelight
      </Chip>
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => link.dataset['empty'])).toEqual(['true', undefined]);
});

test('the reserved width of a label depends on its letters: narrow ones take less, wide ones more', () => {
  render(
    <>
      <Chip>illi</Chip>
      <Chip>oxen</Chip>
      <Chip>mwMW</Chip>
    </>,
  );
  expect(lettersOf('illi')).toBeLessThan(lettersOf('oxen'));
  expect(lettersOf('oxen')).toBe(4);
  expect(lettersOf('mwMW')).toBeGreaterThan(4);
});
