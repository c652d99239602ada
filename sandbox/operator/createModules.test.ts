import { expect, test } from 'vitest';
import { createModules } from './createModules.ts';
import type { OperatorCore, OperatorModule } from './module.ts';

// No module in this test uses the core.
const core = {} as OperatorCore;
const made: string[] = [];
const module = (name: string, create: OperatorModule<string>['create']): OperatorModule<string> => ({
  name,
  create(...parts) {
    made.push(name);
    return create(...parts);
  },
});

test('a module is created once, before the modules that use its face', () => {
  made.length = 0;
  const wallet = module('wallet', () => ({ face: 'the wallet' }));
  const games = module('games', (_core, use) => ({ face: `games with ${use(wallet)}` }));
  const account = module('account', (_core, use) => ({ face: `account with ${use(wallet)}` }));
  expect(createModules([games, account, wallet], core).map(({ face }) => face)).toEqual([
    'games with the wallet',
    'account with the wallet',
    'the wallet',
  ]);
  expect(made).toEqual(['games', 'wallet', 'account']);
});

test('circular dependencies and two modules of the same name are refused', () => {
  const games: OperatorModule<string> = module('games', (_core, use) => ({ face: use(wallet) }));
  const wallet: OperatorModule<string> = module('wallet', (_core, use) => ({ face: use(games) }));
  expect(() => createModules([games, wallet], core)).toThrow('in a circle: games → wallet → games');
  expect(() => createModules([module('one', () => ({ face: '' })), module('one', () => ({ face: '' }))], core)).toThrow(
    'one name',
  );
});
