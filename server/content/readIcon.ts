import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { IconNode } from '../../src/ui/basics/Icon.tsx';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Shapes with the attributes that draw them. Nothing else is taken over: no links, no styles, no scripts. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
};
/** Numbers, letters of path commands, and what separates them. */
const geometry = /^[\d\s.,a-z+-]{1,4000}$/i;
const transform = /^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,e+-]{1,100}\)\s*){1,4}$/;
const mostShapes = 40;
/** Edge of the grid on which the site's icons are drawn. */
const grid = 24;

interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly transform: string;
}

const attribute = (element: Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? '';
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The paint of an element: its own, or else its parent's. Colours are those of the text around the icon. */
function paintOf(element: Element, from: Paint): Paint {
  const own = (name: string, inherited: string) => {
    const value = attribute(element, name).trim();
    return value === '' || value === 'inherit' ? inherited : value;
  };
  const width = Number(own('stroke-width', String(from.width)));
  const turned = attribute(element, 'transform').trim();
  return {
    fill: own('fill', from.fill),
    stroke: own('stroke', from.stroke),
    width: width > 0 && width < 1_000 ? width : from.width,
    transform: transform.test(turned) ? `${from.transform} ${turned}`.trim() : from.transform,
  };
}

function shapesOf(node: Node, from: Paint): IconNode {
  if (!('tagName' in node)) return [];
  const paint = paintOf(node, from);
  if (node.tagName === 'g') return node.childNodes.flatMap((child) => shapesOf(child, paint));
  const names = Object.hasOwn(shapes, node.tagName) ? shapes[node.tagName] : undefined;
  if (names === undefined) return [];
  const drawn = names.flatMap((name): [string, string][] => {
    const value = attribute(node, name);
    return geometry.test(value) ? [[name, value]] : [];
  });
  const inText = (value: string) => (value === 'none' ? 'none' : 'currentColor');
  const attributes = {
    ...Object.fromEntries(drawn),
    fill: inText(paint.fill),
    stroke: inText(paint.stroke),
    ...(paint.stroke === 'none' ? {} : { strokeWidth: paint.width }),
    ...(paint.transform === '' ? {} : { transform: paint.transform }),
  };
  return drawn.length === 0 ? [] : [[node.tagName, attributes]];
}

/** 7-121: an icon that was fetched as text, as shapes on the grid of the site's icons; null if it has none. */
export function readIcon(text: string): IconNode | null {
  const root = parseFragment(text).childNodes.find(
    (node): node is Element => 'tagName' in node && node.tagName === 'svg',
  );
  if (!root) return null;
  const [x = 0, y = 0, width = grid, height = grid] = attribute(root, 'viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const scale = grid / Math.max(width, height);
  if (![x, y, scale].every(Number.isFinite) || scale <= 0) return null;
  const isOwnGrid = x === 0 && y === 0 && scale === 1;
  const start = {
    fill: 'black',
    stroke: 'none',
    width: 1,
    transform: isOwnGrid ? '' : `scale(${round(scale)}) translate(${round(-x)} ${round(-y)})`,
  };
  const paint = paintOf(root, start);
  const drawn = root.childNodes.flatMap((node) => shapesOf(node, paint)).slice(0, mostShapes);
  return drawn.length === 0 ? null : drawn;
}
