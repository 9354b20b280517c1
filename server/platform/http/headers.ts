import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { WORKER_POLICY } from '../../../contract/worker';
import type { Config } from '../config';

/** What every answer carries. It is the same for all, so it is worked out once and not for each. */
export function armourOf(config: Config): Record<string, string> {
  // In production also where it is private: browsers heed it over TLS only.
  const asksForTls = config.isPublicOverTls || config.production;
  const arm = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    strictTransportSecurity: asksForTls ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  arm(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(headers), 'permissions-policy': permissionsPolicy };
}

/**
 * Nothing inline, nothing from elsewhere, no script made from a string. The public font service is allowed for the
 * Style Customizer, which alone asks it; nobody else's browser does.
 */
function contentSecurityPolicy(config: Config): Record<string, Iterable<string> | null> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", 'https://fonts.googleapis.com'],
    'font-src': ["'self'", 'https://fonts.gstatic.com'],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one address that may start a script: the worker's, made in web/phone/worker.ts.
    'trusted-types': [WORKER_POLICY],
    'upgrade-insecure-requests': config.isPublicOverTls ? [] : null,
  };
}

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=()';
