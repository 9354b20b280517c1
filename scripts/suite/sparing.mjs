/** The cores are all at work: threads that collect garbage beside would only take them from others, and rare collections are cheap. */
export const sparing = ['--single-threaded-gc', '--max-semi-space-size=64'];
