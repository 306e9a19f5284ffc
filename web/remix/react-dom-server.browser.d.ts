/** Declares the types for `react-dom/server.browser`, which `@types/react-dom` lacks. */
declare module 'react-dom/server.browser' {
  export { renderToReadableStream, renderToString } from 'react-dom/server';
}
