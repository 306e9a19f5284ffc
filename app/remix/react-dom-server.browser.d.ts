/** Types of `renderToReadableStream` for this import path, which the types of react-dom do not declare. */
declare module 'react-dom/server.browser' {
  export { renderToReadableStream } from 'react-dom/server';
}
