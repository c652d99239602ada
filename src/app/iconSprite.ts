import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IconNode } from '../ui/basics/Icon.tsx';
import * as icons from '../ui/basics/icons.ts';

/** 2.2-19: every icon of the site as a symbol of one sprite, and each of them with its name. For the server only. */
export function iconSprite(): string {
  const named = Object.entries<IconNode>(icons)
    .map(([name, node]) => [name.replace(/Icon$/, ''), node] as const)
    .sort(([one], [other]) => one.localeCompare(other, 'en'));
  const shapes = (node: IconNode) =>
    node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
  return renderToStaticMarkup(
    createElement(
      'main',
      null,
      createElement(
        'svg',
        { 'aria-hidden': true, className: 'sprite' },
        named.map(([name, node]) =>
          createElement('symbol', { key: name, id: name, viewBox: '0 0 24 24' }, shapes(node)),
        ),
      ),
      createElement(
        'ul',
        null,
        named.map(([name]) =>
          createElement(
            'li',
            { key: name },
            createElement('svg', { 'aria-hidden': true }, createElement('use', { href: `#${name}` })),
            createElement('code', null, name),
          ),
        ),
      ),
    ),
  );
}
