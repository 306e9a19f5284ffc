/** The container's files match the project, as far as a test can check without building the image. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '#config';
import { SOURCES } from '#scripts/build.mjs';
import { filesBelow } from './sources';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');

const patterns = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** Returns true when .dockerignore includes a path in the image's build context. The last matching pattern decides. */
function isInBuildContext(path: string): boolean {
  const deciding = patterns.findLast((line) => {
    const pattern = line.replace(/^!/, '');
    const expression = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
    return new RegExp(`^${expression}(?:/|$)`).test(path);
  });
  return deciding?.startsWith('!') ?? true;
}

test('the image build has all files that the build reads', () => {
  for (const path of [...SOURCES, 'tsconfig.json', '.npmrc', 'web/links.ts'])
    expect(isInBuildContext(path), path).toBe(true);
});

test('the image build has no secrets, data, history or tests', () => {
  for (const path of [
    '.env',
    '.git',
    'data/charity.db',
    'node_modules/x',
    'build/x',
    'tests/x',
    'scripts/test.mjs',
  ])
    expect(isInBuildContext(path), path).toBe(false);
  expect(isInBuildContext('domain/money/money.test.ts')).toBe(false);
});

test('every COPY has an existing source file or build stage', () => {
  const copies = [...dockerfile.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)];
  expect(copies.length).toBeGreaterThan(3);
  const stages = [...dockerfile.matchAll(/ AS (\w+)$/gm)].map(([, name]) => name);
  for (const [, stage, sources = ''] of copies)
    if (stage) expect(stages).toContain(stage);
    else
      for (const path of sources.split(' ').filter((path) => path !== '.')) {
        expect(existsSync(path), path).toBe(true);
        expect(isInBuildContext(path), path).toBe(true);
      }
});

test('the image runs as a non-root user on the port of the settings', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain(`EXPOSE ${SETTINGS.PORT.sample}`);
  expect(compose).toContain('read_only: true');
});

/** Environment variables that the image sets. */
const imageEnv = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** The environment that compose.yaml passes to the container. @param host variables of the shell or of .env */
function composeEnv(host: Record<string, string>): Record<string, string> {
  // As in Docker Compose, a name that occurs twice is an error.
  const { services } = parse(compose) as { services: { web: { environment: object } } };
  return Object.fromEntries(
    Object.entries(services.web.environment).map(([name, value]) => [
      name,
      interpolated(String(value), host),
    ]),
  );
}

/** Expands `${NAME:-default}` and `${NAME:?message}` as Docker Compose does, innermost first. */
function interpolated(text: string, host: Record<string, string>): string {
  const next = text.replace(
    /\$\{(\w+):[-?]([^${}]*)\}/g,
    (_, name: string, otherwise: string) => host[name] || otherwise,
  );
  return next === text ? text : interpolated(next, host);
}

/** The settings of a container that is started with these variables. */
const settingsIn = (host: Record<string, string>) =>
  readConfig({ ...imageEnv, ...composeEnv(host) });

describe('the environment that compose.yaml passes', () => {
  test('compose.yaml passes every setting from the variable with the same name', () => {
    const wanted = Object.keys(SETTINGS).filter((name) => !(name in imageEnv));
    expect(Object.keys(composeEnv({})).sort()).toEqual(wanted.sort());
    const values = Object.fromEntries(wanted.map((name) => [name, `value of ${name}`]));
    expect(composeEnv(values)).toEqual(values);
  });

  test('compose.yaml starts the demonstration without settings', () => {
    expect(Object.keys(imageEnv).sort()).toEqual([
      ...['DATA_DIR', 'HOST', 'NADAWAH', 'NODE_ENV', 'PORT'],
    ]);
    expect(settingsIn({})).toMatchObject({
      ...{ HOST: '0.0.0.0', PORT: 3000, DATA_DIR: '/data', NODE_ENV: 'production' },
      ...{ publicUrl: 'http://localhost:3000', DEMO_CONTENT: true, TRIAL_PAYMENTS: true },
    });
    expect(settingsIn({ PORT: '8080' })).toMatchObject({
      ...{ PORT: 3000, publicUrl: 'http://localhost:8080' },
    });
  });

  test('compose.yaml starts a public site with live keys and without the demonstration', () => {
    const secret = (letter: string) => `${letter}Wq7eR2tY9uI4oP6aS1dF8gH3jK5lZ0xC`;
    const settings = settingsIn({
      PUBLIC_URL: 'https://give.example.org',
      TRUST_PROXY: '1',
      SESSION_SECRETS: secret('a'),
      CHARITY_API_CLIENT_SECRET: secret('b'),
      CHARITY_API_SIGNING_SECRETS: `${secret('c')},${secret('d')}`,
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRETS: 'whsec_1',
      SMTP_URL: 'smtps://user:password@mail.example.org',
    });
    expect(settings).toMatchObject({
      ...{ publicUrl: 'https://give.example.org', TRUST_PROXY: true },
      ...{ DEMO_CONTENT: false, TRIAL_PAYMENTS: false },
      CHARITY_API_SIGNING_SECRETS: [secret('c'), secret('d')],
      SMTP_URL: 'smtps://user:password@mail.example.org',
    });
    // PUBLIC_URL alone also turns the demonstration off; the secrets are generated on the volume.
    expect(settingsIn({ PUBLIC_URL: 'https://give.example.org' })).toMatchObject({
      ...{ DEMO_CONTENT: false, TRIAL_PAYMENTS: false },
    });
  });
});

describe('compose.scale.yaml', () => {
  type Service = {
    extends?: { file?: string; service: string };
    image?: string;
    ports?: string[];
    environment?: Record<string, string>;
    command?: string[];
    volumes?: string[];
    depends_on?: object;
    healthcheck?: object;
  };
  const text = readFileSync('compose.scale.yaml', 'utf8');
  const parsed = parse(text, {
    merge: true,
    // Removes the value of the extended service.
    customTags: [{ tag: '!reset', collection: 'seq' }],
  }) as { services: Record<string, Service>; volumes: object };
  const { services } = parsed;
  const { web } = (parse(compose) as { services: Record<string, Service> }).services;

  /** Returns a service with the values that it gets from others. */
  function resolved(name: string): Service {
    const { extends: base, ...own } = services[name]!;
    if (!base) return own;
    expect(base.file ?? 'compose.yaml').toBe('compose.yaml');
    const from = base.file ? web! : resolved(base.service);
    return { ...from, ...own, environment: { ...from.environment, ...own.environment } };
  }
  const all = Object.keys(services).map((name) => [name, resolved(name)] as const);

  test.each(all)('%s is read-only, without privileges, with a health check', (_, service) => {
    expect(service).toMatchObject({
      ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
      ...{ restart: 'unless-stopped', healthcheck: expect.anything() },
    });
    expect(service.image ?? 'built').toMatch(/^built$|:v?\d+\.\d+/);
  });

  test('only nginx publishes a port', () => {
    expect(all.filter(([, { ports = [] }]) => ports.length > 0)).toMatchObject([
      ['nginx', { ports: ['${PUBLISH_ON:-127.0.0.1}:${PORT:-3000}:8080'] }],
    ]);
  });

  test('names only settings, files, volumes and services that exist', () => {
    for (const [name, service] of all) {
      if (!service.image)
        for (const setting of Object.keys(service.environment!))
          expect(SETTINGS).toHaveProperty(setting);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./')) expect(existsSync(source), source).toBe(true);
        else expect(parsed.volumes, name).toHaveProperty(source);
      }
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(services).toHaveProperty(other);
      for (const file of service.command?.slice(1) ?? []) expect(existsSync(file), file).toBe(true);
    }
    const conf = readFileSync('docs/operating/compose.conf', 'utf8');
    const servers = [...conf.matchAll(/^ +server (\w+):3000 /gm)].map(([, name]) => name);
    expect(servers).toEqual(Object.keys(services).filter((name) => /^(web|api)/.test(name)));
  });

  test('storefronts and APIs start with four secrets, and only the APIs use PostgreSQL', () => {
    const names = ['SESSION_SECRETS', 'CHARITY_API_CLIENT_SECRET', 'CHARITY_API_SIGNING_SECRETS'];
    const secrets = Object.fromEntries(names.map((name) => [name, `${name} has 32 characters`]));
    const POSTGRES_PASSWORD = '0f1e2d3c';
    for (const [name, { image, environment }] of all) {
      if (image) continue;
      const values = Object.entries(environment!).map(([setting, value]) => {
        if (names.includes(setting)) expect(value).toBe(`\${${setting}:?set it in .env}`);
        return [setting, interpolated(value, { ...secrets, POSTGRES_PASSWORD })];
      });
      const isApi = name.startsWith('api');
      expect(readConfig({ ...imageEnv, ...Object.fromEntries(values) })).toMatchObject({
        ...{ SESSION_SECRETS: [secrets.SESSION_SECRETS], HOST: '0.0.0.0', DEMO_CONTENT: true },
        CHARITY_API_URL: isApi ? '' : 'http://nginx:4000',
        DATABASE_URL: isApi
          ? `postgres://nadawah:${POSTGRES_PASSWORD}@pgbouncer:5432/nadawah?sslmode=disable`
          : '',
      });
    }
  });
});

describe('the programs in the image', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = readdirSync('charity-api/commands')
    .filter((file) => !file.endsWith('.test.ts') && file !== 'nadawah.ts')
    .map((file) => file.replace('.ts', ''));

  /** Returns the packages that a built file imports and production does not install. */
  function notInstalled(code: string): string[] {
    const imports = code.matchAll(/^(?:import|export)\b[^'"]*["']([^'"]+)["'];?$/gm);
    return [...imports]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('.') && !isBuiltin(name))
      .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0])
      .filter((name) => !(name in dependencies));
  }

  test('the server imports only packages that production installs', () => {
    expect(notInstalled('import { test } from "vitest/config";\nimport "node:fs";')).toEqual([
      'vitest',
    ]);
    const programs = filesBelow('build').filter((file) => /^build\/(?!client).*\.js$/.test(file));
    expect(programs.length).toBeGreaterThan(20);
    const missing = programs.map((file) => [file, notInstalled(readFileSync(file, 'utf8'))]);
    expect(missing.filter(([, packages]) => packages!.length > 0)).toEqual([]);
  });

  const nadawah = (...args: string[]) =>
    spawnSync(process.execPath, ['build/commands/nadawah.js', ...args], { encoding: 'utf8' });

  test('nadawah lists every command, shows how one is called in the image, and rejects others', () => {
    const listed = [...nadawah('--help').stdout.matchAll(/^ {2}([\w-]+) /gm)].map(
      ([, name]) => name,
    );
    expect(listed.sort()).toEqual([...names].sort());
    const help = nadawah('attack-mode', '--help').stdout;
    expect(help).toContain('nadawah attack-mode');
    expect(help).not.toContain('npm run');
    const unknown = nadawah('reboot');
    expect([unknown.status, unknown.stderr]).toEqual([
      ...[1, expect.stringContaining('no command “reboot”')],
    ]);
    expect(nadawah('__proto__').status).toBe(1);
  });

  test('the image has nadawah on its path, and package.json names it', () => {
    expect(dockerfile).toContain('ln -s /srv/build/commands/nadawah.js /usr/local/bin/nadawah');
    const { bin } = JSON.parse(readFileSync('package.json', 'utf8')) as { bin: object };
    expect(bin).toEqual({ nadawah: 'build/commands/nadawah.js' });
    expect(readFileSync('build/commands/nadawah.js', 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });
});
