import { sameOriginPath } from '../../shared/navigation/sameOriginPath.ts';
import type { IconNode } from '../../ui/basics/Icon.tsx';
import type { MenuEntry } from '../../kernel/MenuEntry.ts';
import { hallPath } from '../../domains/games/face/hallFilter.ts';
import { record } from '../../kernel/settings/record.ts';
import type { Raw } from '../../kernel/settings/record.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(text).filter((one) => one !== '') : [];

const drawing = /^(?:path|circle|ellipse|rect|line|polyline|polygon)$/;
const attributes = /^(?:d|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|points|fill|stroke|strokeWidth|transform)$/;

/** 7-121: shapes as the site server reads them from an icon. */
const isIcon = (value: unknown): value is IconNode =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (shape: unknown) =>
      Array.isArray(shape) &&
      shape.length === 2 &&
      drawing.test(String(shape[0])) &&
      Object.keys(record(shape[1])).every((name) => attributes.test(name)),
  );

/** 3-44: an entry may name games instead of a path; then it links to that view of the hall (2.6-1, 2.6-2). */
const viewOf = (games: Raw): string =>
  hallPath({ category: text(games['category']), providers: texts(games['providers']) });

/** 3-44: one entry of the content system's menu; null without a path of this site. */
export function readMenuEntry(value: unknown): MenuEntry | null {
  const raw = record(value);
  const path = 'games' in raw ? viewOf(record(raw['games'])) : sameOriginPath(raw['path']);
  if (path === null) return null;
  return {
    path,
    title: text(raw['title']),
    group: text(raw['group']),
    isVisible: raw['isVisible'] !== false,
    isInBar: raw['isInBar'] === true,
    ...(isIcon(raw['icon']) ? { icon: raw['icon'] } : {}),
  };
}
