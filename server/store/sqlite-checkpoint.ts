// The thread that copies the journal into the file while others read and write.

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { databaseFile, durable } from './sqlite-file.ts';
import { checkFiles } from './sqlite-identity.ts';
import type { CopyOrders } from './sqlite-journal.ts';

if (parentPort === null) throw new Error('this is a thread, not a program');
const port = parentPort;
const { folder, files } = workerData as CopyOrders;
// Before it is opened: that would make a new, empty file where the old one was deleted.
checkFiles(files);
const db = new DatabaseSync(databaseFile(folder));
durable(db);
const copy = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
port.on('message', (wish: 'copy' | 'close') => {
  if (wish === 'close') {
    db.close();
    port.close();
    return;
  }
  try {
    copy.get();
    // What was written meanwhile: little is left for the thread that writes.
    copy.get();
  } catch {
    // A full disk, say: the thread that writes says so, and this one is asked again.
  }
  port.postMessage('copied');
});
