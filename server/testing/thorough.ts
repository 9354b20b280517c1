const factor = Number(process.env.HEARTNOTE_THOROUGH || 1);

/** Where there is time: `npm test -- thorough`, each night and before a release. */
export const isThorough = factor > 1;

/** How often something random or large is tried: HEARTNOTE_THOROUGH=10 npm test -- process crash, where there is time for ten times as much. */
export const thorough = (usual: number): number => Math.ceil(usual * factor);
