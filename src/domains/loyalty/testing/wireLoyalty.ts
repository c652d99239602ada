import type { CallOutput } from '../../../contract/index.ts';

type Info = CallOutput<'GET loyalty.getinfo'>;
type Listed = CallOutput<'GET loyalty.getPrograms'>['items'][number];
type Whole = CallOutput<'GET loyalty.getProgram'>;

const picture = (name: string): string => `http://art.test/${name}.svg`;

const places = [
  ['harbour', 'Harbour', '0'],
  ['lighthouse', 'Lighthouse', '50'],
  ['village', 'Fishing village', '200'],
] as const;

export const wireInfo = (more: Partial<Info> = {}): Info => {
  const { earned = '80', level = 2 } = more;
  return {
    id: 'northern-way',
    is_active: true,
    points: '80',
    earned,
    level,
    character: null,
    levels: places.map(([sysname, name, from], index) => ({
      level: index + 1,
      sysname,
      name,
      image: picture(sysname),
      is_reached: index < level,
      progress: { minValue: from, maxValue: places[index + 1]?.[2] ?? null, expCount: earned },
    })),
    pointsAlias: 'points',
    frame: '',
    frame_image: '',
    uid: 7,
    ...more,
  };
};

export const wireProgram = (more: Partial<Listed> = {}): Listed => ({
  sysname: 'northern-way',
  title: 'Northern Way',
  lead: 'Three places.',
  description: 'For everybody.',
  image: picture('way'),
  colour: '#12304a',
  starts_at: null,
  ends_at: null,
  is_running: true,
  is_current: true,
  ...more,
});

export const wireWhole = (more: Partial<Whole> = {}): Whole => ({
  ...wireProgram(),
  rates: [
    { type: 'slot', stake: { amount: '1.00', currency: 'USD' } },
    { type: 'casino', stake: { amount: '5.00', currency: 'USD' } },
  ],
  levels: places.map(([sysname, name, from], index) => ({
    level: index + 1,
    sysname,
    name,
    description: `The ${name}.`,
    image: picture(sysname),
    from,
    rewards:
      index === 1 ? [{ kind: 'points', amount: null, count: 20, game: null, terms: null, days: 0, item: '' }] : [],
  })),
  landscape: { wide: picture('wide'), phone: picture('phone') },
  ...more,
});
