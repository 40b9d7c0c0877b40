import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** A tarball as the registry has it, of a package that is installed somewhere. Packages inside it are not part of it. */
export function tarballOf(folder: string): Buffer {
  const blocks: Buffer[] = [];
  const visit = (path: string): void => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules') visit(inner);
        continue;
      }
      const file = join(folder, inner);
      const content = readFileSync(file);
      const rest = (BLOCK - (content.length % BLOCK)) % BLOCK;
      const mode = statSync(file).mode & 0o777;
      blocks.push(header(`package/${inner}`, content.length, mode), content, Buffer.alloc(rest));
    }
  };
  visit('');
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 1 });
}

/** The header of a file, after POSIX (ustar). A long path is cut at a slash into two fields. */
function header(path: string, size: number, mode: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number): string => value.toString(8).padStart(length - 1, '0');
  const cut = path.length <= 100 ? -1 : path.indexOf('/', path.length - 101);
  block.write(path.slice(cut + 1), 0, 100);
  block.write(octal(mode, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  if (cut >= 0) block.write(path.slice(0, cut), 345, 155);
  const sum = block.reduce((all, byte) => all + byte, 0);
  block.write(`${octal(sum, 7)}\0 `, 148);
  return block;
}
