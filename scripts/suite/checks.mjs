/** What can be known without running the product: each check's name and the Node program that makes it. */
export const staticChecks = {
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  imports: ['scripts/check-imports.mjs'],
  origins: ['scripts/check-origins.mjs'],
  licenses: ['scripts/hygiene/licenses.mjs'],
};
