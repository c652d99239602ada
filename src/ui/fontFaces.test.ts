import { afterEach, expect, test, vi } from 'vitest';
import { fetchFont } from './fontFaces.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's faces, of which those are kept that were asked for. */
function stubFaces(load: (source: string) => Promise<void> = async () => undefined) {
  const fetched: string[] = [];
  class Face {
    constructor(
      readonly family: string,
      readonly source: string,
    ) {}
    async load() {
      fetched.push(/onest-([a-z-]+)\.woff2/.exec(this.source)?.[1] ?? '');
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
  ['ar', ['latin']],
])(
  'a page in %s fetches the letters it is written in, and knows where the rare ones are',
  async (language, expected) => {
    const fetched = stubFaces();
    const faces = await fetchFont(language);
    expect(fetched).toEqual(expected);
    expect(faces.map(({ family }) => family)).toEqual([...expected, 'rare'].map(() => 'Onest'));
  },
);

test('letters that do not arrive are told, so that none of them is shown alone', async () => {
  stubFaces(async (source) => {
    if (source.includes('cyrillic')) throw new TypeError('Failed to fetch');
  });
  await expect(fetchFont('ru')).rejects.toThrow('Failed to fetch');
});
