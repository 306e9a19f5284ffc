/** Lint rule: no text for visitors in components. Texts are in locales/, in each language. */

/** Texts that are the same in every language. */
const SAME_EVERYWHERE = new Set([
  ...['OMR', 'USD', 'EUR', 'GBP', 'IBAN', 'BIC', 'SWIFT', 'PayPal', 'Stripe', 'Xendit'],
  ...['WhatsApp', 'Instagram', 'YouTube', 'X', '×', 'OTP', 'PDF'],
]);

const SPOKEN_ATTRIBUTES = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
  ...['title', 'placeholder', 'alt', 'label'],
]);

/** @param {string} text */
function hasWords(text) {
  const words = text.trim();
  return /\p{L}/u.test(words) && !SAME_EVERYWHERE.has(words);
}

/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Texts for visitors belong in locales/: "{{text}}".' },
  },
  create(context) {
    /**
     * @param {any} node
     * @param {string} text
     */
    function check(node, text) {
      if (hasWords(text))
        context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 40) } });
    }

    /**
     * Checks the strings that can be the value of an expression: the literal, both branches, both sides of `??`.
     * @param {any} node
     */
    function checkExpression(node) {
      if (!node) return;
      if (node.type === 'Literal' && typeof node.value === 'string') check(node, node.value);
      if (node.type === 'TemplateLiteral')
        for (const part of node.quasis) check(part, part.value.cooked ?? '');
      if (node.type === 'ConditionalExpression') {
        checkExpression(node.consequent);
        checkExpression(node.alternate);
      }
      if (node.type === 'LogicalExpression') {
        checkExpression(node.left);
        checkExpression(node.right);
      }
      if (node.type === 'JSXExpressionContainer') checkExpression(node.expression);
    }

    return {
      /** @param {any} node */
      JSXText(node) {
        check(node, node.value);
      },
      /** @param {any} node */
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') checkExpression(node);
      },
      /** @param {any} node */
      JSXAttribute(node) {
        if (SPOKEN_ATTRIBUTES.has(node.name.name)) checkExpression(node.value);
      },
    };
  },
};
