/** Free ports that no outgoing connection is given, so that a process can be restarted on its port. */
export function sparePorts(
  count: number,
  random: { readonly integer: (least: number, most: number) => number },
): Promise<number[]>;
