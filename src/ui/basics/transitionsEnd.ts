/** Resolves when the transitions of an element and all in it, as far as they have begun, have ended or were dropped. */
export async function transitionsEnd(element: HTMLElement): Promise<void> {
  const moving = element.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
