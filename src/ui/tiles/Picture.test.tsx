// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Amount } from '../basics/Amount.tsx';
import { GameTile } from './GameTile.tsx';
import { imageUrl } from './imageUrl.ts';
import { Picture } from './Picture.tsx';

/** Replaces the browser's observer: everything is near at once, unless a test says otherwise. */
class NearObserver {
  static isNear = true;
  constructor(private readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element) {
    this.report([{ isIntersecting: NearObserver.isNear, target }]);
  }
  unobserve() {}
}

beforeEach(() => {
  NearObserver.isNear = true;
  vi.stubGlobal('IntersectionObserver', NearObserver);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Picture', () => {
  test('9-21 has sources for densities 1 and 2 and an explicit size', () => {
    render(<Picture src="http://art.test/a b.svg" width={361} ratio={1.5} alt="Harbour" quality={75} />);
    const image = screen.getByRole('img', { name: 'Harbour' }) as HTMLImageElement;
    const [single, double] = (image.getAttribute('srcset') ?? '').split(', ');
    expect(single).toBe('/_img?src=http%3A%2F%2Fart.test%2Fa+b.svg&w=361&q=75 1x');
    expect(double).toBe('/_img?src=http%3A%2F%2Fart.test%2Fa+b.svg&w=722&q=75 2x');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['361', '241']);
  });

  test('9-21 the ratio is 1.3 by default', () => {
    render(<Picture src="/art/x.svg" width={264} alt="x" />);
    expect(screen.getByRole('img').getAttribute('height')).toBe('203');
  });

  test('the largest paint is fetched at once', () => {
    render(<Picture src="/art/x.svg" width={264} alt="x" isPriority />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });

  test('9-21 a picture far from the window is not fetched, and is an ordinary image without JavaScript', () => {
    NearObserver.isNear = false;
    render(<Picture src="/art/far.svg" width={264} alt="far" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(renderToString(<Picture src="/art/far.svg" width={264} alt="far" />)).toContain('<noscript><img');
  });

  test('a picture that fails shows its placeholder, not a broken image', () => {
    render(<Picture src="/art/x.svg" width={264} alt="x" />);
    const image = screen.getByRole('img');
    fireEvent.error(image);
    expect(image.className).toMatch(/broken/);
    expect(screen.getByRole('img', { name: 'x' })).toBe(image);
  });

  test('a data URL does not use the proxy', () => {
    expect(imageUrl('data:image/svg+xml,x', { width: 48 })).toBe('data:image/svg+xml,x');
  });
});

test('a game tile is a link whose name starts with the title', () => {
  render(
    <GameTile
      title="Lantern Harbor"
      href="/games/lantern-harbor"
      pictureSrc="/art/x.svg"
      provider="Tidewright"
      badge={{ text: 'New', tone: 'accent' }}
    />,
  );
  const link = screen.getByRole('link', { name: /^Lantern Harbor/ });
  expect(link.getAttribute('href')).toBe('/games/lantern-harbor');
});

test('an amount reads left to right in any surrounding text', () => {
  render(
    <p dir="rtl">
      <Amount text="-$1,284.50" tone="out" />
    </p>,
  );
  const amount = screen.getByText('-$1,284.50');
  expect([amount.tagName, amount.getAttribute('dir')]).toEqual(['BDI', 'ltr']);
});
