import { expect, test } from 'vitest';
import { complete } from '../../../kernel/settings/complete.ts';
import { parseDepositSettings } from '../parseCashier.ts';
import { settings } from '../settings.ts';
import { depositSettings } from '../testing/wire.ts';
import { describeMethod } from './methodContent.ts';

const completed = (cashier: unknown) => complete([settings], { cashier }).cashier;
const [card] = parseDepositSettings(depositSettings()).methods;

test('3-42, 3-43 the content system’s picture, texts and amounts of a method win; bounds stay the operator’s', () => {
  const config = completed({
    methods: [
      { sysname: 'card', icons: ['https://cms.example/card.svg', 7], descriptions: [' Short ', '', 'Long'] },
      {},
    ],
    presets: [{ currency: 'USD', amounts: [{ value: '15' }, { value: 30 }, { value: 'x' }, null] }],
  });
  expect(describeMethod(card!, config)).toMatchObject({
    image: 'https://cms.example/card.svg',
    descriptions: ['Short', 'Long'],
    presets: [{ minor: 1500n }, { minor: 3000n }],
    min: { minor: 1000n },
  });
});

test.each([[undefined], [null], [7], [{ methods: 'x', presets: [{ currency: 'USD', amounts: [] }] }]])(
  '3-39, 3-42, 3-43 without usable content the operator’s stay: %j',
  (raw) => {
    const config = completed(raw);
    expect(config.depositView).toBe('ContainerScrollView');
    expect(describeMethod(card!, config)).toMatchObject({ image: '', descriptions: [], presets: card!.presets });
  },
);
