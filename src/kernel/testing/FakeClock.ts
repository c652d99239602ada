/** Re-exported from the shared test fakes for the cashier's tests. */
export { FakeClock, settle } from '../../../tests/fakes/FakeClock.ts';
