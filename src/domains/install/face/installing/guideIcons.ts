import type { IconNode } from '../../../../ui/basics/Icon.tsx';

/** The signs of the phone's own menu, drawn here: they must look as the player sees them there. */
export const shareSign: IconNode = [
  ['path', { d: 'M12 15V3' }],
  ['path', { d: 'm8 6.5 4-4 4 4' }],
  [
    'path',
    {
      d: 'M8.5 10H6.6A1.6 1.6 0 0 0 5 11.6v7.8A1.6 1.6 0 0 0 6.6 21h10.8a1.6 1.6 0 0 0 1.6-1.6v-7.8A1.6 1.6 0 0 0 17.4 10h-1.9',
    },
  ],
];
export const addSign: IconNode = [
  ['rect', { x: '3.5', y: '3.5', width: '17', height: '17', rx: '4.5' }],
  ['path', { d: 'M12 8v8' }],
  ['path', { d: 'M8 12h8' }],
];
export const doneSign: IconNode = [['path', { d: 'm5 12.5 4.5 4.5L19 7.5' }]];
