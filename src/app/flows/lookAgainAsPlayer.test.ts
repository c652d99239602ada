import { expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { usualSite } from '../../shared/site/siteInfo.ts';
import { lookAgainAsPlayer } from './lookAgainAsPlayer.ts';

const rules = { methods: null, coins: null, hiddenPages: ['/offers'] };
const hiding = { ...usualSite, shells: { web: rules, telegram: rules } };

test.each([
  [
    '2.2-3 an offer that a guest cannot see is looked for again',
    '/offers/o7?x=1',
    404,
    [{ path: '/offers/o7?x=1', options: { replace: true } }],
  ],
  ['a page that was found stays', '/offers/o7', null, []],
  ['a page that the operator refuses stays refused', '/offers/o7', 403, []],
  ['an address without a page stays missing', '/offers/o7/x/y', 404, []],
] as const)('%s', (_name, address, status, expected) => {
  const { root, navigated } = testRoot({ address });
  root.status.show(status);
  lookAgainAsPlayer(root);
  expect(navigated).toEqual(expected);
});

test('1-22 a page that this shell hides stays hidden', () => {
  const { root, navigated } = testRoot({ address: '/offers/o7', site: hiding });
  root.status.show(404);
  lookAgainAsPlayer(root);
  expect(navigated).toEqual([]);
});
