import { bear } from './bear.ts';
import { cat } from './cat.ts';
import { fox } from './fox.ts';
import { hare } from './hare.ts';
import { moods } from './mood.ts';
import { moose } from './moose.ts';
import { owl } from './owl.ts';

const drawn = { fox, owl, cat, bear, hare, moose };

/** Portraits by path: `characters/fox` without a mood of its own, `characters/fox-happy` and so on. */
export const characterPictures: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(drawn).flatMap(([name, draw]) =>
    moods.map((mood) => [`characters/${name}${mood === 'idle' ? '' : `-${mood}`}`, () => draw(mood)]),
  ),
);
