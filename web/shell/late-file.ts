/** A file of the app that is fetched when it is first needed. One that did not come is fetched again when it is next needed. */
export interface LateFile<Content> {
  /** Undefined until it is here. */
  arrived: () => Content | undefined;
  fetch: () => Promise<Content>;
}

export function lateFile<Content>(bring: () => Promise<Content>): LateFile<Content> {
  let content: Content | undefined;
  let underway: Promise<Content> | undefined;
  let hasFailed = false;

  const attempt = async () => {
    try {
      if (hasFailed) await fetchLostStyles();
      content = await bring();
      return content;
    } catch (cause) {
      hasFailed = true;
      throw cause;
    } finally {
      underway = undefined;
    }
  };
  return {
    arrived: () => content,
    fetch: () => {
      underway ??= attempt();
      return underway;
    },
  };
}

/**
 * A style sheet that did not come is not asked for again by what the build puts around an import: the file would be there
 * without its looks. Only ours: a font of another host that is blocked must not keep the app from going on.
 */
async function fetchLostStyles(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all(
    [...sheets].filter((link) => link.sheet === null && new URL(link.href).origin === location.origin).map(fetchAgain),
  );
}

function fetchAgain(lost: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  for (const { name, value } of lost.attributes) link.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('A style sheet did not come.')));
    lost.replaceWith(link);
  });
}
