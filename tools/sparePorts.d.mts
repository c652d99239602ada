/** Ports below the ephemeral range that are free now, all different. */
export function sparePorts(count: number): Promise<number[]>;
