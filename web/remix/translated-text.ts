/** Lets React change and remove texts that a translator in the browser has replaced by elements. */

/** The elements that replaced text nodes. React only knows the text nodes. */
const replacements = new WeakMap<Node, ChildNode>();

/**
 * Puts a text node back in place of its translation as soon as React changes it, or uses its place in the document. The
 * translator then translates it again. Call once, before hydration.
 */
export function followTranslations(): void {
  const observer = new MutationObserver((records) => {
    const added = new Set<Node>();
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (target.nodeName === '#text') restore(target);
      for (const node of addedNodes) if (node.nodeName !== '#text') added.add(node);
      for (const node of removedNodes) {
        const element = [addedNodes[0], previousSibling, nextSibling].find(
          (other) => other && added.has(other),
        );
        if (node.nodeName !== '#text' || !element) continue;
        added.delete(element);
        replacements.set(node, element as ChildNode);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null) {
    if (next) restore(next);
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(node: T) {
    restore(node);
    return removeChild.call(this, node) as T;
  };
}

function restore(text: Node): void {
  replacements.get(text)?.replaceWith(text);
  replacements.delete(text);
}
