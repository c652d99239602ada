/** One chunk for all code that runs after the first paint: the transport and the flows. */
export { createCall } from '../lib/createCall.ts';
export { startFlows } from './flows/startFlows.ts';
