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

test('3-9, 3-10, 3-12 a mirror names the main address; fraud check, export of rounds, languages and currency are read', () => {
  const told = {
    is_fraud_check_enabled: true,
    analytic: true,
    policy: { consent_required: false },
    is_game_history_export_enabled: true,
    default_currency: 'EUR',
    available_locales: ['en', 7, 'ru'],
  };
  expect(read({ domain_type: 'mirror', ...told })).toEqual({
    state: 'active',
    mirrorOf: 'https://casino.test',
    isFraudCheckEnabled: true,
    hasAnalytics: true,
    needsConsent: false,
    currency: 'EUR',
    accountLocales: ['en', 'ru'],
    idle: usualSite.idle,
    isGameHistoryExportEnabled: true,
    shells: usualSite.shells,
  });
});

test.each([[null], ['text'], [{}], [{ domain_state: 7, available_locales: 'en', default_currency: 7 }]])(
  '%j is as usual',
  (data) => {
    expect(readGeneralInfo(data, 'https://casino.test')).toEqual({ site: usualSite });
  },
);

test('1-22 the market’s policy for each shell is read; what is of another kind is no restriction', () => {
  const policy = {
    shells: {
      telegram: { payment_methods: ['card', 7], crypto_currencies: ['TON'], pages_hidden: ['/cashier/withdraw'] },
      web: { payment_methods: 'all', pages_hidden: null },
    },
  };
  expect(read({ policy }).shells).toEqual({
    telegram: { methods: ['card'], coins: ['TON'], hiddenPages: ['/cashier/withdraw'] },
    web: { methods: null, coins: null, hiddenPages: [] },
  });
});

test.each([
  [300, 600, { cashier: 300, payment: 600 }],
  [-1, 'soon', { cashier: 0, payment: 0 }],
])('3-12 the times of the cashier and of a payment’s page: %j and %j', (cashier, payment, idle) => {
  expect(read({ user_inactivity_cashier_time: cashier, user_inactivity_pp_time: payment }).idle).toEqual(idle);
});
