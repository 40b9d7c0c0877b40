// Reviews matches of Twenty One in a worker. The build leaves all other games out of it.
import '../../replay/coach-worker.ts';
