/** Headers of a call to the sandbox's controls: JSON and the key in DATA_DIR. */
export function sandboxHeaders(dataDir: string): Record<string, string>;

/** Calls a control of the operator or the vendors; throws when it is refused. */
export function useControl(
  origin: string,
  call: { readonly dataDir: string; readonly control: string; readonly fields?: object },
): Promise<unknown>;
