/** Fields in which a key is a part of what is written or chosen: none of them is a shortcut or an answer. */
export const textFields =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="submit"], [type="button"])';
