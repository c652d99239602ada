/** Headers of a call of the sandbox's controls: JSON and the key in DATA_DIR. */
export function sandboxHeaders(dataDir: string): Record<string, string>;

/** Uses one of the controls of the operator or the vendors; throws where it is refused. */
export function useControl(
  origin: string,
  call: { readonly dataDir: string; readonly control: string; readonly fields?: object },
): Promise<unknown>;
