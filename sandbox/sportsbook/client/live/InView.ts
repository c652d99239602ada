/** Tells which of the watched elements are in the window. */
export class InView {
  private readonly seen = new WeakSet<Element>();
  private readonly observer: IntersectionObserver | null;

  constructor() {
    this.observer =
      typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver((entries) => this.note(entries));
  }

  /** Watches an element until the returned function is called. */
  watch(element: Element): () => void {
    this.observer?.observe(element);
    return () => this.observer?.unobserve(element);
  }

  has = (element: Element): boolean => this.seen.has(element);

  private note(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.seen.add(target);
      else this.seen.delete(target);
    }
  }
}
