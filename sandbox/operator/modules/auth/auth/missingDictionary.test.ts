import type * as zxcvbn from '@zxcvbn-ts/core';
import { expect, test, vi } from 'vitest';
import { CommonPasswords } from './CommonPasswords.ts';

const broken = vi.hoisted(() => ({ times: 1 }));
vi.mock('@zxcvbn-ts/core', async (original) => {
  const core = await original<typeof zxcvbn>();
  return {
    ...core,
    get ZxcvbnFactory() {
      if ((broken.times -= 1) >= 0) throw new Error('no memory');
      return core.ZxcvbnFactory;
    },
  };
});

test('16-B9 passwords are judged again once the dictionaries can be loaded', async () => {
  const common = new CommonPasswords();
  await expect(common.weakness('otter-lamp-71', [])).rejects.toThrow('no memory');
  expect([await common.weakness('password1', []), await common.weakness('otter-lamp-71', [])]).toEqual([
    'common',
    null,
  ]);
});
