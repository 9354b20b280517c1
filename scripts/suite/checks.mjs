/** What can be known without running the product: each check's name and the Node program that makes it. */
export const staticChecks = {
  // Each of several checkers reads the same types again: on two cores, one is a quarter less work.
  types: ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  imports: ['scripts/check-imports.mjs'],
  origins: ['scripts/check-origins.mjs'],
  licenses: ['scripts/hygiene/licenses.mjs'],
};
