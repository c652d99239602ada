import type { WireQuest } from '../../../contract/quests/quest.ts';

export const wireQuest = (quest: Partial<WireQuest> = {}): WireQuest => ({
  id: 'daily-slots',
  kind: 'play',
  description: { title: 'Thirty spins', text: 'Play 30 rounds.', image: '/slots.svg', colour: '#3a1030' },
  progress: { unit: 'rounds', currency: '', minValue: '0', maxValue: '30', expCount: '0' },
  rewards: [{ kind: 'points', amount: null, count: 50, game: null, terms: null, days: 0, item: '' }],
  status: 'open',
  repeat: 'day',
  ends_at: '2026-03-06T00:00:00.000Z',
  done_at: null,
  hint: { place: 'games', item: 'slot' },
  ...quest,
});
