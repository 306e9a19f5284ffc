/** Lint: the language's traps, the rules of hooks, accessibility as errors, and the project's own rules in scripts/lint/. */
import js from '@eslint/js';
// @ts-expect-error: it ships no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import own from './scripts/lint/plugin.js';

const browserAndNode = ['console', 'process', 'URL', 'URLSearchParams', 'Buffer', 'fetch'];
const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'];

export default tseslint.config(
  { ignores: ['node_modules', 'build', 'data', '.cache', 'test-results'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  // Without types: that takes tsc's time again, and tsc runs beside this.
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    languageOptions: {
      globals: Object.fromEntries([...browserAndNode, ...timers].map((name) => [name, 'readonly'])),
    },
    plugins: { nadawah: own },
    rules: {
      'nadawah/stay-in-folder': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Under noUncheckedIndexedAccess it is how the code says what an index proves.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A log that says nothing is a fine log for a test.
      '@typescript-eslint/no-empty-function': 'off',
      // The code says `type`, for unions and shapes alike.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'nadawah/logical-directions': 'error',
    },
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, nadawah: own },
  },
  { files: ['app/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['app/**/*.tsx'],
    ignores: ['app/**/*.test.tsx'],
    rules: { 'nadawah/no-literal-text': 'error' },
  },
  {
    // The document's own styles and scripts, and the one component for texts that the sanitiser has passed.
    files: ['app/**/*.tsx'],
    ignores: ['app/root.tsx', 'app/ui/rich-text.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Show text from outside with app/ui/rich-text.tsx.',
        },
        {
          selector:
            'JSXOpeningElement:has(JSXAttribute[name.name="method"][value.value="post"]):not(:has(JSXAttribute[name.name="noValidate"]))',
          message: 'Add noValidate: the donor reads our messages, in the language of the page.',
        },
      ],
    },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    ignores: ['tests/bench/**'],
    rules: { 'nadawah/wait-for-assertion': 'error' },
  },
  {
    files: ['tests/e2e/**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'vitest',
          importNames: ['expect', 'test'],
          message: 'It does not poll locators; import it from #tests/support/browser.',
        },
      ],
    },
  },
  {
    // Only an interface can be merged into a library's own.
    files: ['vite.config.ts', 'tests/e2e/global-setup.ts', '**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // Test files share loaded modules (vitest.config.ts), so a mocked module would change the results of other files.
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.isolated.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'hoisted', 'resetModules'].map((property) => ({
          object: 'vi',
          property,
          message: 'Name the file *.isolated.test.ts: it then gets modules of its own.',
        })),
      ],
    },
  },
  {
    // Programs that talk to a terminal.
    files: [
      'scripts/**',
      'tests/**',
      'server.ts',
      'charity-api/main.ts',
      'charity-api/commands/**',
      'charity-api/terminal.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
