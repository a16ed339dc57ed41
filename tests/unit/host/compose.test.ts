import { readFileSync } from 'node:fs';
import { patience } from '@server/host/shutdown';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  image: string;
  build?: string;
  environment?: Record<string, string | number>;
  secrets?: string[];
  networks?: string[];
  volumes?: string[];
  ports?: string[];
  command?: string[];
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  read_only?: boolean;
  privileged?: boolean;
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }> | string[];
  logging?: { options: Record<string, string> };
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  secrets: Record<string, { file?: string }>;
}

const text = readFileSync('compose.yaml', 'utf8');
const { services, networks, secrets }: Compose = parse(text, { merge: true });
const each = Object.entries(services);
const consoles = each.filter(([name]) => name.startsWith('console-'));
const on = (network: string) =>
  each.filter(([, { networks = [] }]) => networks.includes(network)).map(([name]) => name);
const byDigest = /^\S+:\S+@sha256:[0-9a-f]{64}$/;

describe('each service of compose.yaml', () => {
  it.each(each)('%s is limited in memory, processors, processes and logs', (_name, service) => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.cpus).toBeGreaterThan(0);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.logging?.options).toMatchObject({
      'max-size': expect.any(String),
      'max-file': expect.any(String),
    });
  });

  it.each(each)(
    '%s has no capability that it can do without, and a file system that it cannot write',
    (name, service) => {
      expect(service.cap_drop).toEqual(['ALL']);
      expect(service.cap_add ?? []).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : []);
      expect(service.security_opt).toContain('no-new-privileges:true');
      expect(service.read_only).toBe(true);
      expect(service.privileged ?? false).toBe(false);
    },
  );

  it.each(each)('%s is built here, or its image is pinned by digest', (_name, { image, build }) => {
    if (!build) expect(image).toMatch(byDigest);
  });

  it.each(each)('%s is stopped later than a server gives up its requests', (_name, service) => {
    expect(Number.parseInt(service.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(patience);
  });
});

describe('the networks of compose.yaml', () => {
  it('let only the consoles and their migration reach the database', () => {
    expect(on('database').sort()).toEqual(['console-1', 'console-2', 'migrate', 'postgres']);
    expect(services.postgres?.networks).toEqual(['database']);
    expect(services.migrate?.networks).toEqual(['database']);
  });

  it('lead out of the machine from Caddy alone, and into it through its two ports', () => {
    const open = Object.keys(networks).filter((name) => !networks[name]?.internal);
    expect(open).toEqual(['outside']);
    expect(on('outside')).toEqual(['caddy']);
    expect(each.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy']);
    expect(services.caddy?.ports).toEqual(['80:80', '443:443']);
  });

  it('let nobody outside read the metrics: they have a port of their own, to which Caddy passes nothing', () => {
    for (const [, { environment }] of consoles) expect(environment?.METRICS_PORT).toBe(9100);
    expect(readFileSync('Caddyfile', 'utf8')).not.toMatch(/9100|\/metrics/);
    expect(on('metrics')).toEqual(['console-1', 'console-2']);
  });
});

describe('the passwords of compose.yaml', () => {
  it('are files, which only the services get that need them', () => {
    for (const { file } of Object.values(secrets)) expect(file).toMatch(/^secrets\//);
    for (const [, { secrets: given }] of consoles) expect(given).toEqual(['database_console']);
    expect(services.migrate?.secrets).toEqual(['database_owner']);
    expect(services.caddy?.secrets).toBeUndefined();
    for (const name of ['.gitignore', '.dockerignore'])
      expect(readFileSync(name, 'utf8')).toMatch(/^secrets\/?$/m);
  });

  it('stand in no variable, of a service or of the one who starts it', () => {
    for (const [, { environment = {} }] of each)
      for (const [name, value] of Object.entries(environment)) {
        if (/PASSWORD|SECRET|TOKEN/.test(name)) expect(value).toMatch(/^\/run\/secrets\//);
        expect(String(value)).not.toMatch(/:\/\/[^/@]*:[^/@]*@/);
      }
    expect([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name)).toEqual(['SITE']);
  });

  it('are those that the script writes', () => {
    const [, names = ''] = /for name in (.*); do/.exec(readFileSync('deploy/secrets.sh', 'utf8')) ?? [];
    expect(names.split(' ').sort()).toEqual(Object.keys(secrets).sort());
  });
});

it('the consoles of compose.yaml work as a role that owns nothing, once its owner has migrated the tables', () => {
  const users = readFileSync('deploy/roles.sql', 'utf8');
  for (const [, { environment, depends_on }] of consoles) {
    expect(environment?.DATABASE_URL).toMatch(/^postgres:\/\/console@/);
    expect(depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  }
  expect(services.migrate?.environment?.DATABASE_URL).toMatch(/^postgres:\/\/console_owner@/);
  expect(services.migrate?.command?.slice(-2)).toEqual(['--grant', 'console']);
  expect(services.postgres?.environment?.POSTGRES_USER ?? 'postgres').toBe('postgres');
  expect(services.postgres?.volumes).toContain('./deploy/roles.sql:/docker-entrypoint-initdb.d/roles.sql:ro');
  expect(users).toContain('CREATE DATABASE console OWNER console_owner;');
  expect(users.replace(/^--.*$/gm, '')).not.toMatch(/superuser/i);
});

it('images and workflow actions are pinned by digest, and renewed by Renovate', () => {
  const images = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(byDigest);
  const actions = [...readFileSync('.github/workflows/ci.yml', 'utf8').matchAll(/uses: (.*)/g)];
  expect(actions.length).toBeGreaterThan(0);
  for (const [, action] of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const { extends: presets } = JSON.parse(readFileSync('renovate.json', 'utf8'));
  expect(presets).toEqual(expect.arrayContaining(['docker:pinDigests', 'helpers:pinGitHubActionDigests']));
});
