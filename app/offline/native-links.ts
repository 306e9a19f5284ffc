/** Without a connection, links load documents: the service worker has saved documents, and not the router's data. */
export function openLinksNatively(): void {
  // The capture phase of the window runs before React's handlers, which would prevent the native navigation.
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (link && !navigator.onLine) event.stopImmediatePropagation();
    },
    true,
  );
}
