/** The types of react-dom cover `renderToReadableStream` only under its other import path. */
declare module 'react-dom/server.browser' {
  export { renderToReadableStream } from 'react-dom/server';
}
