// Runs tables of 11 nimmt! in a worker. The build leaves all other games out of it.
import '../../tables/local/worker.ts';
