import { afterEach, expect, test, vi } from 'vitest';
import { fetchFont } from './fontFaces.ts';

afterEach(() => vi.unstubAllGlobals());

/** A fake FontFace and document.fonts; keeps the faces that were loaded. */
function stubFaces(load: (source: string) => Promise<void> = async () => undefined) {
  const fetched: string[] = [];
  class Face {
    constructor(
      readonly family: string,
      readonly source: string,
    ) {}
    async load() {
      fetched.push(/(?:onest-|noto-sans-)([a-z-]+)\.woff2/.exec(this.source)?.[1] ?? '');
      await load(this.source);
      return this;
    }
  }
  vi.stubGlobal('FontFace', Face);
  return fetched;
}

test.each([
  ['en', ['latin']],
  ['ru', ['latin', 'cyrillic']],
  ['ru-KZ', ['latin', 'cyrillic']],
  ['uk', ['latin', 'cyrillic']],
  ['hi', ['latin', 'devanagari']],
  ['ar', ['latin']],
])('a page in %s loads the files of its own letters, and registers the rare ones', async (language, expected) => {
  const fetched = stubFaces();
  const faces = await fetchFont(language);
  expect(fetched).toEqual(expected);
  expect(faces.map(({ family }) => family)).toEqual([...expected, 'rare'].map(() => 'Onest'));
});

test('letters that fail to load reject, so that no face is used alone', async () => {
  stubFaces(async (source) => {
    if (source.includes('cyrillic')) throw new TypeError('Failed to fetch');
  });
  await expect(fetchFont('ru')).rejects.toThrow('Failed to fetch');
});
