import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { modelServer } from '../mcp/server.ts';
import { ModelTables } from '../mcp/tables.ts';

/** Serves the tools with which a language model plays, over standard input and output, until the client goes. */
export async function mcpCommand(): Promise<void> {
  const tables = new ModelTables();
  serveStdio(() => modelServer(tables));
  await new Promise<void>((resolve) => {
    process.stdin.once('end', resolve).once('close', resolve);
  });
}
