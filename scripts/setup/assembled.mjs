import wabt from 'wabt';

/**
 * The bytes of a WebAssembly program that is written as text.
 * @param {string} text
 */
export async function assembled(text) {
  const { parseWat } = await wabt();
  const program = parseWat('arithmetic.wat', text, { simd: true });
  program.validate();
  const { buffer } = program.toBinary({});
  program.destroy();
  return Buffer.from(buffer);
}
