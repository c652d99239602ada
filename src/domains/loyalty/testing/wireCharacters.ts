import type { CallOutput } from '../../../contract/index.ts';

type WireCharacter = CallOutput<'GET loyalty.getcharacters'>['items'][number];

const moodsOf = (sysname: string) => ({
  happy: `http://art.test/${sysname}-happy.svg`,
  thinking: `http://art.test/${sysname}-thinking.svg`,
  sad: `http://art.test/${sysname}-sad.svg`,
});

export const fox: WireCharacter = {
  id: '1',
  sysname: 'fox',
  name: 'Vesper',
  description: 'A fox.',
  image: 'http://art.test/fox.svg',
  moods: moodsOf('fox'),
};

export const owl: WireCharacter = {
  id: '2',
  sysname: 'owl',
  name: 'Magnus',
  description: 'An owl.',
  image: 'http://art.test/owl.svg',
  moods: moodsOf('owl'),
};
