import { Emitter } from './live/Emitter.ts';

/** Where the player is. The address bar is the casino's, so the page keeps its own history and tells the casino. */
export class Router {
  readonly changes = new Emitter();
  private readonly visited: string[];

  constructor(
    first: string,
    private readonly tell: (path: string) => void,
  ) {
    this.visited = [first];
  }

  get path(): string {
    return this.visited.at(-1) ?? '/';
  }

  get canGoBack(): boolean {
    return this.visited.length > 1;
  }

  go(path: string): void {
    if (path === this.path) return;
    this.visited.push(path);
    this.show();
  }

  /** The place is another one, and back does not lead here any more. */
  replace(path: string): void {
    if (path === this.path) return;
    this.visited.splice(-1, 1, path);
    this.show();
  }

  back(): void {
    if (this.canGoBack) this.visited.pop();
    else this.visited.splice(0, 1, '/');
    this.show();
  }

  private show(): void {
    window.scrollTo(0, 0);
    this.tell(this.path);
    this.changes.emit('path');
  }
}
