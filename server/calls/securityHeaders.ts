import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { middleware } from './context';

/** The policy of the console's pages: no inline scripts, no eval; the hash is Emotion's empty style element. */
const pagePolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrcElem: ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  frameSrc: ["'self'", 'blob:', 'https:', 'http:'],
  connectSrc: ["'self'", 'https:', 'http:'],
  mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

/** Browser features that no page of the console uses, nor a frame in it. */
const features = {
  camera: [],
  displayCapture: [],
  geolocation: [],
  microphone: [],
  midi: [],
  payment: [],
  serial: [],
  usb: [],
};

/**
 * CSP, Permissions-Policy, nosniff and Referrer-Policy on every answer that doesn't set its own. The rest of Hono's set
 * stays off, because a console may also be served over plain http and inside a frame of its own origin.
 */
export const pageHeaders = secureHeaders({
  contentSecurityPolicy: pagePolicy,
  permissionsPolicy: features,
  overwrite: false,
  crossOriginResourcePolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Headers that browsers honor only on trustworthy origins, and warn about elsewhere: windows of other origins can't
 * reach this one, and after one https visit only https is used for a year.
 * @param forSubdomains for all names below this host's, too, which may be others'
 */
export const secureOrigin = (forSubdomains = false) =>
  middleware(async (c, next) => {
    await next();
    const { https } = c.env ?? {};
    if (https)
      c.header('Strict-Transport-Security', `max-age=31536000${forSubdomains ? '; includeSubDomains' : ''}`);
    if (https || ownMachine.test(c.req.header('host') ?? ''))
      c.header('Cross-Origin-Opener-Policy', 'same-origin');
  });

/** Answers of the API must not be cached, unless they set their own Cache-Control. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
});

/** For files that users uploaded: they can run no scripts and load nothing, and only the console frames them. */
export const fileHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'Cache-Control': 'private, no-store',
};
