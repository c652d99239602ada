import { picture, place } from '../drawing.ts';
import { frameNames, frameRing } from './frameRing.ts';

/** Frames alone, 240 × 240: the portrait shows through the middle. */
export const frames: Readonly<Record<string, () => string>> = Object.fromEntries(
  frameNames.map((name) => [name, () => picture(`fr${name}`, 240, 240, place(120, 120, frameRing(name), 1.02))]),
);
