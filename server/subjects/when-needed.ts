/** Made at its first use, and once: what only some calls need does not hold up the start, nor a command that asks nothing of it. */
export function whenNeeded<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
