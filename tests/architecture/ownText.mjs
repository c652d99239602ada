/**
 * What this rule reads of a node. The linter gives each kind of node the fields of its kind.
 * @typedef {object} Node
 * @property {string} type
 * @property {unknown} [value] of a literal or a text
 * @property {Node} [expression]
 * @property {string} [operator]
 * @property {Node} [left]
 * @property {Node} [right]
 * @property {Node} [consequent]
 * @property {Node} [alternate]
 * @property {Node} [callee]
 * @property {string} [name]
 * @property {readonly Node[]} [children]
 */

/** Space between lines of code, and comments, are no content. @param {Node} node */
const isContent = (node) =>
  node.type === 'JSXText'
    ? String(node.value).trim() !== '' || !String(node.value).includes('\n')
    : node.expression?.type !== 'JSXEmptyExpression';

/** @param {Node | undefined} node @returns {boolean} */
const isText = (node) =>
  (node?.type === 'Literal' && typeof node.value === 'string') ||
  node?.type === 'TemplateLiteral' ||
  (node?.type === 'CallExpression' && node.callee?.name === 't') ||
  isConditionalText(node);

/** A text that comes, goes or changes by a condition. @param {Node | undefined} node @returns {boolean} */
function isConditionalText(node) {
  if (node?.type === 'ConditionalExpression') return isText(node.consequent) || isText(node.alternate);
  return node?.type === 'LogicalExpression' && (isText(node.right) || (node.operator !== '&&' && isText(node.left)));
}

/**
 * The translation of browsers replaces text nodes. React can then change a text that is alone in its element, but not one
 * beside something else: it stays as it was, or its removal throws (docs/decisions/own-texts.md).
 */
export const ownText = {
  create(/** @type {{ report: (fault: { node: Node, message: string }) => void }} */ context) {
    const check = (/** @type {Node} */ { children = [] }) => {
      if (children.filter(isContent).length < 2) return;
      for (const child of children)
        if (child.type === 'JSXExpressionContainer' && isConditionalText(child.expression))
          context.report({ node: child, message: 'A text that changes is alone in its element: wrap it in a span.' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
