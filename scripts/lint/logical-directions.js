/** Lint rule: no class that names left or right; the site is read from both sides. */

/** @type {Record<string, string>} */
const SIDES = { l: 's', r: 'e', left: 'start', right: 'end' };

/** A class that names a side, without variants, `!` and minus sign; what it is called when it names none. */
const PHYSICAL = [
  { pattern: /^(m|p|scroll-m|scroll-p)([lr])-(?=.)/, logical: '$1{side}-', side: 2 },
  // `left-` may begin an ordinary word; what follows it in a class is a measure.
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
 * @returns {string | undefined} the class to write instead, if it names a side
 */
export function logicalClass(name) {
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
    messages: { physical: '"{{found}}" names a side; write "{{instead}}".' },
  },
  create(context) {
    /**
     * Every string, not only class attributes: classes also stand in tables and variables.
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
