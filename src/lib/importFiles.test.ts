// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { BrokenImport } from './BrokenImport.ts';
import { importFiles } from './importFiles.ts';

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

/** A network that loses everything until it is mended; each test asks for files of its own, since they are known once. */
function network({ isMissing = false, status = 404 } = {}) {
  const asked: string[] = [];
  const line = { isMissing, asked };
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(new URL(href).pathname);
    return new Response('', { status: line.isMissing ? status : 200 });
  });
  return line;
}

function counted() {
  const load = vi.fn(async () => 'module');
  return { load };
}

test('8-28 an import whose file is missing is not begun, and works once the file is there', async () => {
  const line = network({ isMissing: true });
  const { load } = counted();
  const files = ['assets/a-1.js', 'assets/shared-1.js'];
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(importFiles(load, files)).rejects.toThrow('did not arrive: 404');
  expect(load).not.toHaveBeenCalled();
  line.isMissing = false;
  expect(await importFiles(load, files)).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
});

test('8-28 an import that fails although its files have arrived is told apart: no further try of this document helps', async () => {
  const { asked } = network();
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(importFiles(load, ['assets/g-1.js'])).rejects.toBeInstanceOf(BrokenImport);
  expect(asked).toEqual(['/assets/g-1.js']);
});

test('8-28 what has arrived is not fetched again, and what is on its way once', async () => {
  const { asked } = network();
  const { load } = counted();
  await Promise.all([importFiles(load, ['assets/b-1.js']), importFiles(load, ['assets/b-1.js', 'assets/b-2.js'])]);
  await importFiles(load, ['assets/b-2.js']);
  expect(asked).toEqual(['/assets/b-1.js', '/assets/b-2.js']);
});

test('8-28 a module that needs no other names its file itself', async () => {
  const { asked } = network();
  const load = Object.assign(async () => 'module', { toString: () => '()=>import(`./c-1.js`)' });
  expect(await importFiles(load, [])).toBe('module');
  expect(asked).toEqual([expect.stringMatching(/\/c-1\.js$/)]);
});

test('8-28 what the document itself asks for is not fetched', async () => {
  const { asked } = network();
  const { load } = counted();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: '/assets/d-1.js' });
  document.head.append(link);
  await importFiles(load, ['assets/d-1.js']);
  expect(asked).toEqual([]);
});

test('8-28 a style sheet that the document asked for in vain is asked for again', async () => {
  network();
  const { load } = counted();
  // The test's window loads no styles: links are not put into the document.
  const [failed, again] = [document.createElement('link'), vi.spyOn(document.body, 'append')];
  Object.assign(failed, { rel: 'stylesheet', href: '/assets/f-1.css' });
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([failed] as unknown as NodeListOf<Element>);
  again.mockImplementation((link) => void (link as HTMLLinkElement).dispatchEvent(new Event('load')));
  expect(await importFiles(load, ['assets/f-1.css'])).toBe('module');
  expect(again).toHaveBeenCalledTimes(1);
  vi.spyOn(failed, 'sheet', 'get').mockReturnValue(new CSSStyleSheet());
  Object.assign(failed, { href: '/assets/f-2.css' });
  expect(await importFiles(load, ['assets/f-2.css'])).toBe('module');
  expect(again).toHaveBeenCalledTimes(1);
});

test('8-28 styles that are missing are asked for again', async () => {
  network();
  const { load } = counted();
  // The test's window loads no styles, and says so as soon as they are in the document.
  const links: HTMLLinkElement[] = [];
  vi.spyOn(document.body, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement));
  const failing = importFiles(load, ['assets/e-1.css']);
  links[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('did not arrive');
  const coming = importFiles(load, ['assets/e-1.css']);
  links[1]?.dispatchEvent(new Event('load'));
  expect(await coming).toBe('module');
  expect(links.map(({ rel }) => rel)).toEqual(['stylesheet', 'stylesheet']);
});
