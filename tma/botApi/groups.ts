/** A group as the Bot API presents it. */
export interface Group {
  readonly id: number;
  readonly type: 'group';
  readonly title: string;
}

const titles = ['Friday Cards', 'Family', 'Sunday Football'] as const;

/** Each user has three groups of their own: their ids are negative, as those of groups are, and tell whose they are. */
export const groupsOf = (userId: number): readonly Group[] =>
  titles.map((title, at) => ({ id: -(userId * titles.length + at), type: 'group', title }));

/** The group of an id; null for a private chat. */
export function groupOf(chatId: number): Group | null {
  if (chatId >= 0) return null;
  return groupsOf(Math.floor(-chatId / titles.length)).find(({ id }) => id === chatId) ?? null;
}
