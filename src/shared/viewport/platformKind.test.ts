import { expect, test } from 'vitest';
import { platformKind } from './platformKind.ts';

test.each([
  [false, false, 'default'], [false, true, 'pwa'], [true, false, 'webview'], [true, true, 'webview'],
] as const)('2.12-13 web view %s and standalone %s are the kind %s', (isWebView, isStandalone, kind) => {
  expect(platformKind({ isWebView, isStandalone })).toBe(kind);
});
