// Reviews matches of 11 nimmt! in a worker. The build leaves all other games out of it.
import '../../replay/coach-worker.ts';
