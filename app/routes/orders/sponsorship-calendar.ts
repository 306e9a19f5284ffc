/** Route module of GET /orders/{token}/sponsorship/{line}: calendar file with the end of a sponsorship. */
export { loader } from './sponsorship-calendar.server';
