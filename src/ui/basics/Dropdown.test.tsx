// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Dropdown } from './Dropdown.tsx';
import type { MenuEntry } from '../widgets/Menu.tsx';

afterEach(cleanup);

const languages: readonly MenuEntry[] = [
  { id: 'en', label: 'English', href: '/', lang: 'en', isChosen: true },
  { id: 'ru', label: 'Русский', href: '/ru', lang: 'ru' },
  { id: 'es', label: 'Español', href: '/es', lang: 'es' },
];

const press = (element: Element, type = 'click') =>
  act(async () => void element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 })));
const key = (name: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      ),
  );
const isOpen = () => screen.queryByRole('menu') !== null;

/** A page with a dropdown, opened. */
async function opened(entries: readonly MenuEntry[] = languages) {
  render(
    <>
      <Dropdown label="English" name="Language: English" groups={[entries]} fallback={<a href="/ru">Русский</a>} />
      <p>outside</p>
    </>,
  );
  await press(screen.getByRole('button', { name: 'Language: English' }));
  await screen.findByRole('menu');
}

test('4-56 the button opens a menu of links, one of which is marked', async () => {
  await opened();
  const items = screen.getAllByRole('menuitem');
  expect(
    items.map((item) => [
      item.textContent,
      item.getAttribute('href'),
      item.getAttribute('hreflang'),
      item.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['English', '/', 'en', 'true'],
    ['Русский', '/ru', 'ru', null],
    ['Español', '/es', 'es', null],
  ]);
  expect(screen.getByRole('button', { name: 'Language: English', hidden: true }).getAttribute('aria-expanded')).toBe(
    'true',
  );
});

test('4-57 a press outside closes it', async () => {
  await opened();
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    await press(screen.getByText('outside'), type);
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('4-57 a choice closes it', async () => {
  await opened();
  const link = screen.getByRole('menuitem', { name: 'Español' });
  link.addEventListener('click', (event) => event.preventDefault());
  await press(link);
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('4-57 in multiple choice each choice is reported and the menu stays', async () => {
  const onSelect = vi.fn();
  await opened([
    { id: 'a', label: 'Free spins', isMultiple: true, isChosen: true, onSelect },
    { id: 'b', label: 'Respins', isMultiple: true, onSelect },
  ]);
  const boxes = screen.getAllByRole('menuitemcheckbox');
  expect(boxes.map((box) => box.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  for (const box of boxes) await press(box);
  expect([onSelect.mock.calls.length, isOpen()]).toEqual([2, true]);
});

test('4-56 Escape closes it', async () => {
  await opened();
  await key('Escape');
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('4-56 without script the fallback has the same choices', () => {
  const html = renderToString(<Dropdown label="English" groups={[languages]} fallback={<a href="/ru">Русский</a>} />);
  expect(html).toContain('<noscript><a href="/ru">Русский</a></noscript>');
  expect(html).not.toContain('role="menu"');
});

test('4-56 a menu whose code fails to load shows the fallback', async () => {
  vi.resetModules();
  vi.doMock('../widgets/Menu.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { Dropdown: Lonely } = await import('./Dropdown.tsx');
  render(<Lonely label="English" groups={[languages]} fallback={<a href="/ru">Русский</a>} />);
  await press(screen.getByRole('button', { name: 'English' }));
  expect((await screen.findByRole('link', { name: 'Русский' })).getAttribute('href')).toBe('/ru');
  vi.doUnmock('../widgets/Menu.tsx');
});
