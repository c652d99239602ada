import { expect, test } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

/** A tab whose history state survives a reload, as in a browser. */
function fakePage() {
  const visited: string[] = [];
  const history = {
    state: null as unknown,
    pushState(state: unknown, _title: string, path: string) {
      history.state = state;
      visited.push(path);
    },
  };
  const page = { history, location: { reload: () => void visited.push('reload') } };
  return { page: page as unknown as Window, visited };
}

test('a missing chunk of an older deploy: one reload, then the error is thrown, so that nothing loops', () => {
  const { page, visited } = fakePage();
  const fault = new TypeError('chunk gone');
  reloadOnce(page, '/gamehall', fault);
  expect(() => reloadOnce(page, '/gamehall', fault)).toThrow(fault);
  expect(visited).toEqual(['/gamehall', 'reload']);
});

test('another page that fails gets its own reload', () => {
  const { page, visited } = fakePage();
  reloadOnce(page, '/gamehall', new Error('a'));
  reloadOnce(page, '/game/jade-ascent', new Error('b'));
  expect(visited).toEqual(['/gamehall', 'reload', '/game/jade-ascent', 'reload']);
});
