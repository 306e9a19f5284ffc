/** Declares the type of `renderToReadableStream` for `react-dom/server.browser`, which `@types/react-dom` lacks. */
declare module 'react-dom/server.browser' {
  export { renderToReadableStream } from 'react-dom/server';
}
