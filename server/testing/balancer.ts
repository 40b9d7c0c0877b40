import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ended, makeHome, onFreePort, printed, removeHome, start } from './daemon.ts';
import { provide } from './services.ts';

const shipped = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

/** A real nginx before these servers, set up by the configuration that we ship. Null if there is none. */
export async function startBalancer(
  ports: readonly number[],
): Promise<{ readonly url: string; stop(): Promise<void> } | null> {
  const program = await provide('nginx', ['nginx-light'], 'nginx');
  if (program === null) return null;
  const home = makeHome('nginx');
  const { port, value } = await onFreePort(async (on) => {
    writeFileSync(join(home.folder, 'nginx.conf'), wholeConfig(ports, on));
    const child = start(home, program, ['-p', home.folder, '-c', 'nginx.conf', '-e', 'stderr'], 'SIGTERM');
    await printed(child, 'start worker process');
    return child;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => ended(value, 'SIGTERM').finally(() => removeHome(home)),
  };
}

/**
 * The shipped files as they are, except for the addresses: those of a test are known before, and have no name to be looked up. All that nginx
 * writes goes into the folder of the test, and one worker with the open files that the machine allows is enough.
 */
function wholeConfig(ports: readonly number[], port: number): string {
  const change = (text: string, what: RegExp, by: string): string => {
    if (!what.test(text)) throw new Error(`the shipped files have no ${what}`);
    return text.replace(what, by);
  };
  let text = change(shipped('balancer.conf'), /^resolver .*;$/m, '');
  const servers = ports.map((one) => `server 127.0.0.1:${one} $1;`);
  text = change(text, /server bullpen:3000 resolve (.*);/, servers.join('\n  '));
  text = change(text, /listen 80;/, `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  let main = change(shipped('balancer-main.conf'), /^pid .*;$/m, 'pid nginx.pid;');
  main = change(main, /^worker_processes auto;$/m, 'worker_processes 1;');
  main = change(main, /^worker_rlimit_nofile .*;$/m, '');
  // The text has dollar signs of its own.
  main = main.replace('include /etc/nginx/conf.d/*.conf;', () => `${temporary.join(' ')} ${text}`);
  return `daemon off; error_log stderr notice; ${main}`;
}
