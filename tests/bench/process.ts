/** Starts a server as a process on a free port, with its log discarded. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { freePort } from '#tests/support/server';

export type BenchProcess = {
  origin: string;
  /** From the start of the process to its first response with status 200. */
  startedInMs: number;
  /** Current memory (resident set size). */
  megabytes: () => number;
  /** Sends a signal, without waiting for the end. */
  kill: (signal: NodeJS.Signals) => void;
  stop: () => Promise<void>;
};

export async function startProcess(
  program: string[],
  firstPath: string,
  env: Record<string, string> = {},
): Promise<BenchProcess> {
  const port = env.PORT ?? String(await freePort());
  const origin = `http://localhost:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: port, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while ((await statusOf(origin + firstPath)) !== 200) {
    if (child.exitCode !== null)
      throw new Error(`${program.join(' ')} ended before its first response`);
    await new Promise((done) => setTimeout(done, 2));
  }
  return {
    origin,
    startedInMs: performance.now() - begun,
    megabytes: () => megabytesOf(child),
    kill: (signal) => void child.kill(signal),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    }).on('error', () => resolve(0));
  });
}

/** Returns the memory of a process (resident set size). */
export function megabytesOf({ pid }: { pid?: number | undefined }): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

/** Returns milliseconds: fields 14 and 15 of /proc/PID/stat, in hundredths of a second (man 5 proc). */
export function cpuOf({ pid }: { pid?: number | undefined }): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
