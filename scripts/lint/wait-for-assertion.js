/** Lint rule for browser tests: no waits for a URL, the network or a time, and no reads that do not poll. */

/** Playwright methods that may return before React has replaced the page, or that wait for no condition. */
const WAITS = new Set([
  'waitForURL',
  'waitForLoadState',
  'waitForNavigation',
  'waitForRequest',
  'waitForResponse',
  'waitForSelector',
  'waitForTimeout',
]);

/** Playwright methods that read the current page once, without polling. */
const READS = new Set([
  'allInnerTexts',
  'allTextContents',
  'count',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
]);

/**
 * @param {any} node
 * @returns {string} the name of the called method, or '' when the node is not a method call
 */
function calledMethod(node) {
  return node?.type === 'CallExpression' && node.callee.type === 'MemberExpression'
    ? (node.callee.property.name ?? '')
    : '';
}

/**
 * @param {any} node the callee of a call
 * @returns {boolean} true for `expect` and `expect.soft`
 */
function isExpect(node) {
  return (
    node.name === 'expect' || (node.object?.name === 'expect' && node.property.name === 'soft')
  );
}

/** @type {import('eslint').Rule.RuleModule} */
export const waitForAssertion = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wait: '{{name}} ends before the page has changed; assert what the next page shows, or use `navigateTo` (tests/support/browser.ts).',
      read: '{{name}} reads the current page without waiting; use an assertion that polls, such as expect(locator).toHaveText(), or `readText`.',
      sleep: 'Tests must not sleep; wait for the asserted state.',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        const name = calledMethod(node);
        if (WAITS.has(name)) context.report({ node, messageId: 'wait', data: { name } });
        const [first] = /** @type {any[]} */ (node.arguments);
        if (
          isExpect(node.callee) &&
          first?.type === 'AwaitExpression' &&
          /^\$?\$?eval(?:uate)?(?:All)?$/.test(calledMethod(first.argument))
        )
          context.report({ node, messageId: 'read', data: { name: calledMethod(first.argument) } });
      },
      AwaitExpression(node) {
        const name = calledMethod(node.argument);
        if (READS.has(name)) context.report({ node, messageId: 'read', data: { name } });
      },
      Literal(node) {
        if (node.value === 'networkidle')
          context.report({ node, messageId: 'wait', data: { name: 'networkidle' } });
      },
      /** @param {any} node */
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]'(node) {
        // `setTimeout(resolve, 50)` is a sleep. `setTimeout(() => …, 50)` is allowed, because it acts at that time.
        if (node.arguments[0]?.type === 'Identifier') context.report({ node, messageId: 'sleep' });
      },
    };
  },
};
