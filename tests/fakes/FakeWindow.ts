/** A window whose width a test sets; listeners of its media queries are called as in a browser. */
export class FakeWindow {
  private readonly listeners = new Map<() => void, () => boolean>();

  constructor(private width: number) {}

  /** Calls only the listeners of queries whose result changes. */
  resize(width: number): void {
    const before = [...this.listeners].map(([listener, matches]) => ({ listener, matches, was: matches() }));
    this.width = width;
    for (const { listener, matches, was } of before) if (matches() !== was) listener();
  }

  readonly matchMedia = (query: string): MediaQueryList => {
    const from = Number(/^\(min-width: ([\d.]+)px\)$/.exec(query)?.[1]);
    const matches = () => this.width >= from;
    const heard = new Map<() => void, () => void>();
    return {
      get matches() {
        return matches();
      },
      addEventListener: (_type: string, listener: () => void) => {
        const own = () => listener();
        heard.set(listener, own);
        this.listeners.set(own, matches);
      },
      removeEventListener: (_type: string, listener: () => void) => {
        this.listeners.delete(heard.get(listener) ?? listener);
      },
    } as unknown as MediaQueryList;
  };
}
