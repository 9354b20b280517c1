import type { Config } from '../config';

/**
 * Nothing inline, nothing from elsewhere, no script made from a string. The public font service is allowed for the
 * Style Customizer, which alone asks it; nobody else's browser does.
 */
export function contentSecurityPolicy(config: Config): Record<string, Iterable<string> | null> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", 'https://fonts.googleapis.com'],
    'font-src': ["'self'", 'https://fonts.gstatic.com'],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'upgrade-insecure-requests': config.production && !config.onLoopback ? [] : null,
  };
}

export const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=()';
