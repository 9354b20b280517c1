import { pathToFileURL } from 'node:url';

/** Whether an image is named by what it holds, and not only by a tag that may mean another one tomorrow. */
export const isPinned = (image) => /^[a-z0-9][\w./:-]*@sha256:[0-9a-f]{64}$/.test(image ?? '');

// node scripts/hygiene/pinned-image.mjs IMAGE: for the release, which is not built on anything else.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !isPinned(process.argv[2])) {
  console.error(
    `NODE_IMAGE must name the base image with its digest, such as node:22-bookworm-slim@sha256:..., and is ${process.argv[2] || 'not set'}.`,
  );
  process.exit(1);
}
