/** ESLint configuration: recommended rules, React hooks, accessibility, and our own rules in scripts/lint/. */
import js from '@eslint/js';
// @ts-expect-error: the package has no types.
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
  // Without type information, which would take as long as tsc. `npm test` runs tsc in parallel.
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
      // With noUncheckedIndexedAccess, `!` is needed where the code guarantees that an index exists.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Tests use empty functions, for example for a log.
      '@typescript-eslint/no-empty-function': 'off',
      // The project uses `type` for unions and for objects.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['{app,staff,web}/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'nadawah/logical-directions': 'error',
    },
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, nadawah: own },
  },
  { files: ['{app,staff,web}/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['{app,staff,web}/**/*.tsx'],
    ignores: ['{app,staff,web}/**/*.test.tsx'],
    rules: { 'nadawah/no-literal-text': 'error' },
  },
  {
    // Only these files may use it: root.tsx for our styles and scripts, structured-data.tsx for escaped JSON,
    // rich-text.tsx for sanitised HTML.
    files: ['{app,staff,web}/**/*.tsx'],
    ignores: [
      '**/*.test.tsx',
      '{app,staff}/root.tsx',
      'app/seo/structured-data.tsx',
      'web/ui/rich-text.tsx',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Show HTML from content with web/ui/rich-text.tsx.',
        },
        {
          selector:
            'JSXOpeningElement:has(JSXAttribute[name.name="method"][value.value="post"]):not(:has(JSXAttribute[name.name="noValidate"]))',
          message:
            'Add noValidate, so that the donor reads our messages in the language of the page.',
        },
        {
          selector: ':matches(JSXText[value=/·(?:[ \\n]|$)/], Literal[value=/·(?: |$)/])',
          message: 'Put a no-break space after the separator: a line must not end with it.',
        },
      ],
    },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    ignores: ['tests/{bench,load}/**'],
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
          message:
            'The functions of vitest do not poll locators; import them from #tests/support/browser.',
        },
      ],
    },
  },
  {
    // Only an interface can be merged with the interface of a library.
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
          message: 'Name the file *.isolated.test.ts, so that it does not share modules.',
        })),
      ],
    },
  },
  {
    files: ['charity-api/**/*.ts'],
    ignores: ['**/*.test.ts', 'charity-api/db/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'transaction',
          message: 'Use transact (charity-api/db/transact.ts), which runs again after a conflict.',
        },
      ],
    },
  },
  {
    // Programs that print to a terminal.
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
