import { expect, test } from 'vitest';
import { compareBooks } from './compareBooks.mjs';
import { Journal } from './Journal.mjs';

/** One player deposited 50.00, staked 2.00, won 5.00 and withdrew 20.00; a second round was rolled back. */
function honestBooks() {
  return {
    operator: {
      payments: [
        { id: 'p1', uid: '7', type: 'deposit', status: 'succeeded', currency: 'USD', amount: '50.00' },
        { id: 'p2', uid: '7', type: 'withdrawal', status: 'succeeded', currency: 'USD', amount: '20.00' },
        { id: 'p3', uid: '7', type: 'deposit', status: 'failed', currency: 'USD', amount: '11.00' },
      ],
      rounds: [
        { id: 'r1', uid: '7', status: 'settled', currency: 'USD', stake: '2.00', won: '5.00' },
        { id: 'r2', uid: '7', status: 'rolled_back', currency: 'USD', stake: '1.00', won: '0.00' },
      ],
      movements: [
        { uid: null, account: 'payments', kind: 'deposit', currency: 'USD', amount: '-50.00' },
        { uid: null, account: 'payments', kind: 'withdrawal_paid', currency: 'USD', amount: '20.00' },
        { uid: null, account: 'gaming', kind: 'stake', currency: 'USD', amount: '3.00' },
        { uid: null, account: 'gaming', kind: 'rollback', currency: 'USD', amount: '-1.00' },
        { uid: null, account: 'gaming', kind: 'win', currency: 'USD', amount: '-5.00' },
      ],
      balances: [
        { uid: '7', account: 'main', currency: 'USD', amount: '33.00' },
        { uid: '7', account: 'withdrawal_hold', currency: 'USD', amount: '0.00' },
      ],
      keys: [
        { uid: '7', key: 'k1', payment: 'p1' },
        { uid: '7', key: 'k2', payment: 'p2' },
        { uid: '7', key: 'k3', payment: 'p3' },
      ],
    },
    studio: {
      rounds: [
        { id: 'r1', player: '7', state: 'settled', currency: 'USD', stake: '2.00', won: '5.00' },
        { id: 'r2', player: '7', state: 'rolled_back', currency: 'USD', stake: '1.00', won: '9.00' },
        { id: 'r3', player: '7', state: 'rolled_back', currency: 'USD', stake: '1.00', won: '0.00' },
      ],
      totals: [{ currency: 'USD', rounds: 1, staked: '2.00', won: '5.00' }],
    },
    payments: {
      payments: [
        { id: 'p1', kind: 'deposit', status: 'succeeded', currency: 'USD', amount: '50.00' },
        { id: 'p2', kind: 'payout', status: 'paid', currency: 'USD', amount: '20.00' },
      ],
      totals: [
        { kind: 'deposit', status: 'succeeded', currency: 'USD', count: 1, sum: '50.00' },
        { kind: 'payout', status: 'paid', currency: 'USD', count: 1, sum: '20.00' },
      ],
    },
  };
}

function journalOf() {
  const journal = new Journal();
  journal.payment(7, 'k1', { id: 'p1', amount: { amount: '50.00', currency: 'USD' }, type: 'deposit' });
  journal.payment(7, 'k2', { id: 'p2', amount: { amount: '20.00', currency: 'USD' }, type: 'withdrawal' });
  journal.abandonedKeys.add('7 k3');
  journal.round(7, 's1', { id: 'r1', stake: '2.00', totalWin: '5.00', currency: 'USD' });
  return journal;
}

test('equal books have no difference', () => {
  expect(compareBooks(honestBooks(), journalOf())).toEqual([]);
});

/** The same with a deposit that came after an exclusion and went back. */
function withReturned() {
  const books = honestBooks();
  const paid = { currency: 'USD', amount: '30.00' };
  books.operator.payments.push({ id: 'p4', uid: '7', type: 'deposit', status: 'returned', ...paid });
  books.operator.keys.push({ uid: '7', key: 'k4', payment: 'p4' });
  books.payments.payments.push({ id: 'p4', kind: 'deposit', status: 'succeeded', refunded: true, ...paid });
  books.payments.totals[0] = { kind: 'deposit', status: 'succeeded', currency: 'USD', count: 2, sum: '80.00' };
  const journal = journalOf();
  journal.abandonedKeys.add('7 k4');
  return { books, journal };
}

test('I1 a deposit that was returned is in no sum, and the vendor must have given it back', () => {
  const { books, journal } = withReturned();
  expect(compareBooks(books, journal)).toEqual([]);
  books.payments.payments.at(-1).refunded = false;
  expect(compareBooks(books, journal)).toEqual(['deposit p4: returned by the operator, kept by the vendor']);
});

test('I1 a refund of what was credited is a difference', () => {
  const books = honestBooks();
  books.payments.payments[0].refunded = true;
  expect(compareBooks(books, journalOf())).toEqual(['deposit p1: refunded by the vendor, succeeded at the operator']);
});

const lies = [
  [
    'a deposit credited that the vendor never had',
    ({ payments }) => payments.payments.shift(),
    /deposit p1 .* vendor nothing/,
  ],
  [
    'a deposit paid and not credited',
    ({ operator }) => (operator.payments[0].status = 'failed'),
    /operator says failed, vendor succeeded/,
  ],
  [
    'a deposit of another amount',
    ({ operator }) => (operator.payments[0].amount = '50.01'),
    /vendor has|vendor deposit of 50.00/,
  ],
  [
    'a withdrawal without an end',
    ({ operator }) => (operator.payments[1].status = 'processing'),
    /operator says processing, vendor paid/,
  ],
  [
    'a payout that only the vendor knows',
    ({ payments }) =>
      payments.payments.push({ id: 'p9', kind: 'payout', status: 'paid', currency: 'USD', amount: '1.00' }),
    /p9 .* vendor's books alone/,
  ],
  ['a round lost by the operator', ({ operator }) => operator.rounds.shift(), /round r1 .* operator says nothing/],
  ['a round lost by the studio', ({ studio }) => studio.rounds.shift(), /round r1 .* operator's books alone/],
  [
    'a win of another amount',
    ({ operator }) => (operator.rounds[0].won = '4.99'),
    /round r1: operator has 7 2.00 → 4.99/,
  ],
  ['a round without an end', ({ studio }) => (studio.rounds[1].state = 'rolling_back'), /studio rolling_back/],
  [
    'a stake taken twice',
    ({ operator }) => (operator.movements[2].amount = '5.00'),
    /staked USD in all: operator 4, vendor 2/,
  ],
  [
    'a balance too high',
    ({ operator }) => (operator.balances[0].amount = '33.01'),
    /player 7 USD: balance 33.01, expected 33/,
  ],
  ['money left held', ({ operator }) => (operator.balances[1].amount = '1.00'), /1.00 USD left on withdrawal_hold/],
  [
    'two payments for one key',
    ({ operator }) => operator.payments.push({ ...operator.payments[2], id: 'p4' }),
    /payment p4 has no key/,
  ],
  [
    'a payment that nobody asked for',
    ({ operator }) => operator.keys.push({ uid: '7', key: 'k4', payment: 'p5' }),
    /p5 .* never asked for/,
  ],
  [
    'a key told one payment and booked with another',
    ({ operator }) => (operator.keys[0].payment = 'p3'),
    /key k1 was answered with p1, the books have p3/,
  ],
];

test.each(lies)('I1 I3 I4 I5 the comparison finds %s', (_what, lie, expected) => {
  const books = honestBooks();
  lie(books);
  expect(compareBooks(books, journalOf()).join('\n')).toMatch(expected);
});

test('I4 I7 answers to players are compared with the books', () => {
  const journal = journalOf();
  journal.round(7, 's1', { id: 'r1', stake: '2.00', totalWin: '6.00', currency: 'USD' });
  journal.payment(7, 'k9', { id: 'p1', amount: { amount: '50.00', currency: 'USD' }, type: 'deposit' });
  const found = compareBooks(honestBooks(), journal).join('\n');
  expect(found).toContain('round r1 was told with two results, 5.00 and 6.00');
  expect(found).toContain('round r1 was told as 2.00 → 6.00, the books have settled 2.00 → 5.00');
  expect(found).toContain('payment p1 answered to two keys, k1 and k9');
});
