/** The cashier's tests take their clock from where all tests do. */
export { FakeClock, settle } from '../../../tests/fakes/FakeClock.ts';
