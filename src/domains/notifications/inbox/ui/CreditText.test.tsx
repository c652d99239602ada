// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { CreditText } from './CreditText.tsx';

afterEach(cleanup);

test.each([
  ['points', '50', 'Your quest is done.', '+50 points'],
  ['points', '50', 'You received 150 points.', '+50 points'],
  ['points', '50', 'You received 50 points.', ''],
  ['USD', '10.00', 'A gift for you.', '$10.00'],
  ['USD', '10.00', 'You received $10.00.', ''],
  ['tokens', '3', 'Of a later version.', ''],
  ['points', '', 'Nothing.', ''],
])('3-52 a credit of %s %s is shown where "%s" does not say it', async (amountType, amount, text, shown) => {
  const { root } = testRoot({ locale: 'en', address: '/', answers: {} });
  await root.loadMessages(['inbox']);
  const { container } = render(
    <AppProvider value={root}>
      <CreditText amount={amount} amountType={amountType} text={text} />
    </AppProvider>,
  );
  expect(container.textContent).toBe(shown);
});
