/** Route module of GET /events/{id}/calendar: calendar file of an event. */
export { loader } from './calendar.server';
