// Loaded first by a server of a test: its clock is 20 seconds ahead of everybody else's.

const AHEAD = 20_000;
const truly = Date.now;
Date.now = () => truly() + AHEAD;
