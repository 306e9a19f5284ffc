/** Lint rule: no CSS class with left or right, because the site has left-to-right and right-to-left languages. */

/** @type {Record<string, string>} */
const SIDES = { l: 's', r: 'e', left: 'start', right: 'end' };

/** Classes with left or right, without variants, `!` and minus sign, and the logical classes that replace them. */
const PHYSICAL = [
  { pattern: /^(m|p|scroll-m|scroll-p)([lr])-(?=.)/, logical: '$1{side}-', side: 2 },
  // `left-` may begin an ordinary word. In a class, a measure follows.
  {
    pattern: /^(left|right)-(?=\d|\[|\(|auto$|full$|px$|gutter$|target$)/,
    logical: '{side}-',
    side: 1,
  },
  { pattern: /^(text|float|clear)-(left|right)$/, logical: '$1-{side}', side: 2 },
  { pattern: /^(rounded|border)-([lr])(?=$|-)/, logical: '$1-{side}', side: 2 },
  { pattern: /^rounded-t([lr])(?=$|-)/, logical: 'rounded-s{side}', side: 1 },
  { pattern: /^rounded-b([lr])(?=$|-)/, logical: 'rounded-e{side}', side: 1 },
];

/**
 * @param {string} name one class, such as `md:-ml-2`
 * @returns {string | undefined} the logical class, or undefined if the class does not name left or right
 */
function logicalClass(name) {
  // A colon in brackets, as in [&:hover]:ml-2, does not end a variant.
  const bracketed = name.replace(/\[[^\]]*\]/g, (inside) => '_'.repeat(inside.length));
  const variants = name.slice(0, bracketed.lastIndexOf(':') + 1);
  const [, marks = '', bare = ''] = /^(!?-?)(.*)$/.exec(name.slice(variants.length)) ?? [];
  for (const { pattern, logical, side } of PHYSICAL) {
    const named = pattern.exec(bare)?.[side];
    if (named)
      return `${variants}${marks}${bare.replace(pattern, logical.replace('{side}', SIDES[named] ?? ''))}`;
  }
  return undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const logicalDirections = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { physical: '"{{found}}" names left or right; write "{{instead}}".' },
  },
  create(context) {
    /**
     * Checks every string and not only class attributes, because constants contain classes too.
     * @param {import('estree').Node} node
     * @param {string} text
     */
    function check(node, text) {
      for (const found of text.split(/\s+/)) {
        const instead = logicalClass(found);
        if (instead) context.report({ node, messageId: 'physical', data: { found, instead } });
      }
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
};
