/** Gives each heading of a page an id of its own. The prefix keeps content from taking an id that the site uses. */
export class Anchors {
  private readonly taken = new Set<string>();

  of(text: string): string {
    const words = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60);
    const base = `h-${words === '' ? 'part' : words}`;
    let id = base;
    for (let number = 2; this.taken.has(id); number += 1) id = `${base}-${number}`;
    this.taken.add(id);
    return id;
  }
}
