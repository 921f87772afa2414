// A PostgreSQL server of our own in a temporary folder, for tests and benches: started in a second, gone without a trace.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresServerOptions {
  /** Settings of postgresql.conf, e.g. `shared_buffers: '1GB'`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Write to disk as a real server does; default false, what is thrown away need not be safe. */
  readonly isDurable?: boolean;
}

/** Where `postgres` and `initdb` are: SKEIN_POSTGRES, the PATH, or where Debian puts them; undefined when nowhere. */
export function postgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.SKEIN_POSTGRES ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find(
    (folder) => folder !== '' && ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))),
  );
}

export class PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #bin: string;
  readonly #user: { readonly uid?: number; readonly gid?: number };
  readonly #settings: readonly string[];
  #process: ChildProcess | undefined;
  #databases = 0;

  private constructor(
    bin: string,
    folder: string,
    port: number,
    user: { readonly uid?: number; readonly gid?: number },
    settings: readonly string[],
  ) {
    this.#bin = bin;
    this.#folder = folder;
    this.port = port;
    this.#user = user;
    this.#settings = settings;
  }

  /** Makes and starts a server on the loopback interface; undefined when there is no PostgreSQL on this machine. */
  static async start(options: PostgresServerOptions = {}): Promise<PostgresServer | undefined> {
    const bin = postgresFolder();
    if (bin === undefined) return undefined;
    const folder = mkdtempSync(join(tmpdir(), 'skein-postgres-'));
    const user = unprivileged();
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
    const made = spawnSync(
      join(bin, 'initdb'),
      ['-D', join(folder, 'data'), '-U', 'skein', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
      { ...user, cwd: folder, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
    const isDurable = options.isDurable ?? false;
    const settings = Object.entries({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
      ...options.settings,
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = new PostgresServer(bin, folder, await freePort(), user, settings);
    await server.run();
    return server;
  }

  /** The address of a database on it. */
  url(database: string): string {
    return `postgres://skein@127.0.0.1:${this.port}/${database}`;
  }

  /** A new, empty database, or a copy of `template`; its address. */
  async newDatabase(template = 'template1'): Promise<string> {
    const name = `skein_${process.pid}_${++this.#databases}`;
    await onServer(this.url('postgres'), `CREATE DATABASE ${name} TEMPLATE ${template}`);
    return this.url(name);
  }

  /** Starts it, again after `kill` or `stop`, and waits until it answers. */
  async run(): Promise<void> {
    this.#process = spawn(
      join(this.#bin, 'postgres'),
      ['-D', join(this.#folder, 'data'), '-p', String(this.port), ...this.#settings],
      { ...this.#user, cwd: this.#folder, stdio: 'ignore' },
    );
    for (let tries = 0; ; tries++) {
      try {
        await onServer(this.url('postgres'), 'SELECT 1');
        return;
      } catch (error) {
        if (tries > 600 || this.#process.exitCode !== null) throw error;
        await sleep(50);
      }
    }
  }

  /** Processor time of the server's processes that run now, ms. */
  cpuMs(): number {
    const main = this.#process?.pid;
    let ticks = 0;
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        // After the name in brackets: state, parent, …; the 12th and 13th are the times in the process and the kernel.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        if (Number(name) === main || Number(fields[1]) === main)
          ticks += Number(fields[11]) + Number(fields[12]);
      } catch {
        // It has ended meanwhile.
      }
    }
    return ticks * 10;
  }

  /** Ends it as a power cut would: SIGQUIT, no checkpoint, all connections at once. */
  kill(): Promise<void> {
    return this.#end('SIGQUIT');
  }

  /** Ends it in order. */
  stop(): Promise<void> {
    return this.#end('SIGINT');
  }

  /** Ends it and removes all it had. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    if (running === undefined || running.exitCode !== null) return Promise.resolve();
    const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.kill(signal);
    return ended;
  }
}

/** One statement on a connection of its own. */
export async function onServer(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  // A server that is killed while we wait is told by the query.
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}

/** PostgreSQL refuses to run as root: as whom, then. */
export function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const told = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (told.status !== 0) continue;
    const gid = execFileSync('id', ['-g', name], { encoding: 'utf8' });
    return { uid: Number(told.stdout), gid: Number(gid) };
  }
  return {};
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
