/** GET /orders/{token}/sponsorship/{line}: the end of a sponsorship, as a file for the donor's calendar. */
export { loader } from './sponsorship-calendar.server';
