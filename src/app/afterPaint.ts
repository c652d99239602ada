/** One file for everything that runs once the page is on screen: the transport and the flows. */
export { createCall } from '../lib/createCall.ts';
export { startFlows } from './flows/startFlows.ts';
