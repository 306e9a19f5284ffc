/** Lint rule: relative imports only within a top-level folder. Imports of other folders use an alias (#domain/…). */
import { dirname, relative, resolve } from 'node:path';

/**
 * @param {string} path a file, relative to the project's root
 * @returns {string} its top-level folder; '' for a file in the root
 */
function folderOf(path) {
  return path.includes('/') ? (path.split('/')[0] ?? '') : '';
}

/** @type {import('eslint').Rule.RuleModule} */
export const stayInFolder = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { leaves: '"{{source}}" is outside {{folder}}/; import it with its alias (#…).' },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const folder = folderOf(path);

    /** @param {any} source */
    function check(source) {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = relative(context.cwd, resolve(dirname(context.filename), source.value));
      if (folder && !`${target.replaceAll('\\', '/')}/`.startsWith(`${folder}/`))
        context.report({
          node: source,
          messageId: 'leaves',
          data: { source: source.value, folder },
        });
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
    };
  },
};
