import { expect, test } from 'vitest';
import { closedStatus, isOpenForNew, readGeneralInfo, usualSite } from './siteInfo.ts';

const read = (data: unknown) => readGeneralInfo(data, 'https://casino.test').site;

test.each([
  ['active', null, true],
  ['closing', null, false],
  ['readonly', null, false],
  ['maintenance', 503, true],
  ['blocked', 403, true],
  ['a word of tomorrow', null, true],
])('3-10 the state %s gives the status %s', (state, status, isOpen) => {
  const site = read({ domain_state: state });
  expect([closedStatus(site), isOpenForNew(site)]).toEqual([status, isOpen]);
});

test('3-10 a mirror names the main address; the fraud check is read', () => {
  expect(read({ domain_type: 'mirror', is_fraud_check_enabled: true })).toEqual({
    state: 'active',
    mirrorOf: 'https://casino.test',
    isFraudCheckEnabled: true,
    shells: usualSite.shells,
  });
});

test.each([[null], ['text'], [{}], [{ domain_state: 7, available_locales: 'en' }]])('%j is as usual', (data) => {
  expect(readGeneralInfo(data, 'https://casino.test')).toEqual({ site: usualSite });
});

test('1-22 the market’s policy for each shell is read; what is of another kind is no restriction', () => {
  const policy = {
    shells: {
      telegram: { payment_methods: ['card', 7], pages_hidden: ['/cashier/withdraw'] },
      web: { payment_methods: 'all', pages_hidden: null },
    },
  };
  expect(read({ policy }).shells).toEqual({
    telegram: { methods: ['card'], hiddenPages: ['/cashier/withdraw'] },
    web: { methods: null, hiddenPages: [] },
  });
});
