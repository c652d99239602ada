type Listener = () => void;

/** Reports what the player does where this document sees no events: inside the frame of a game. */
export class Activity {
  private readonly listeners = new Set<Listener>();

  note(): void {
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
