/** Remote data carries one status; every block on screen shows all four faces. */
export type RemoteStatus = 'idle' | 'loading' | 'ready' | 'failed';
