import type { Config } from './platform/config';
import { findSecrets } from './platform/crypto/secrets';

/** Whose answer to /health this is: ours, another installation's, or that of something else. */
export function whoAnswers(config: Config, told: unknown): 'us' | 'another' | 'nobody' {
  const { installation } = Object(told) as { installation?: unknown };
  if (typeof installation !== 'string') return 'nobody';
  return installation === findSecrets(config)?.auth.installation ? 'us' : 'another';
}
