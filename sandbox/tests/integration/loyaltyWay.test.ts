import { expect, test } from 'vitest';
import { wayPhone, wayPlaces, wayWide } from '../../../src/domains/loyalty/wayPlaces.ts';
import * as drawn from '../../art/loyalty/wayPlaces.ts';

test('2.2-5 the page puts the places of the levels where the drawing has them', () => {
  expect([wayPlaces, wayWide, wayPhone]).toEqual([drawn.wayPlaces, drawn.wayWide, drawn.wayPhone]);
});
