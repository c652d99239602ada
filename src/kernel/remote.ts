/** Status of remote data; every block on screen renders all four states. */
export type RemoteStatus = 'idle' | 'loading' | 'ready' | 'failed';
