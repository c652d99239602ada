import { expect, test } from 'vitest';
import { outcomePage } from './outcomePage.ts';

test('2.9-9 whatever the return address holds, the page has one script, and its data are attributes', () => {
  const page = outcomePage({
    outcome: 'signedIn',
    redirectUrl: '/?SCRIPT=STYLE&"><script>',
    challenge: '',
    locale: 'en',
  });
  expect(page.match(/<script>|<style>/g)).toEqual(['<style>', '<script>']);
  expect(page).toContain('data-back="/?SCRIPT=STYLE&amp;&quot;&gt;&lt;script&gt;"');
});
