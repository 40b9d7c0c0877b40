"""Many matches at once, one decision in each at every step."""

from operator import index

import numpy as np

from .child import REPLY_HEAD, Child

RESET, STEP, LOOK, WHY = 1, 2, 3, 4
ME = "me"


class Moment:
    """What `reset` and `step` give: in every environment the decision that is to be made now, and what came of the last one.

    observations  (batch, length)  what the deciding seat knows
    seats         (batch,)         the deciding seat
    rewards       (batch, seats)   what each seat has gained since the last decision: points, more is better
    ended         (batch,)         whether a match ended by the last action; then the decision is the first of the next match. With
                                   auto_reset=False the match stays over until `reset`, and actions for it are ignored
    acting        (batch,)         the seats that have to move now, as bits; several choose at once
    counts, legal                  how many legal actions each decision has, and all of them one after the other
    """

    __slots__ = ("observations", "seats", "rewards", "ended", "acting", "counts", "legal", "_actions", "_masks")

    def __init__(self, actions, **parts):
        self._actions = actions
        self._masks = None
        for name, value in parts.items():
            setattr(self, name, value)

    @property
    def masks(self):
        """(batch, actions): whether an action is legal."""
        if self._masks is None:
            self._masks = np.zeros((len(self.counts), self._actions), dtype=bool)
            self._masks[np.repeat(np.arange(len(self.counts)), self.counts), self.legal] = True
        return self._masks

    def random_actions(self, rng):
        """A legal action for each decision, each as likely as the others; 0 where a match is over."""
        counts = self.counts.astype(np.int64)
        starts = np.cumsum(counts) - counts
        chosen = starts + (rng.random(len(counts)) * counts).astype(np.int64)
        if counts.all():
            return self.legal[chosen]
        return np.append(self.legal, np.uint16(0))[np.where(counts == 0, len(self.legal), chosen)]


class VectorEnv:
    """`batch` matches of a game side by side.

    players: who sits where. "me" is decided by your program, any other name by a bot of the engine ("easy", "strong", …); the last
    name fills the seats that are left. copy=False gives views into a buffer that the next step overwrites: faster, if you
    need nothing of the last moment any more.
    """

    def __init__(self, game, batch=1, seats=None, options=None, players=(ME,), budget=None, seed=0,
                 command=None, copy=True, auto_reset=True):
        names = [players] if isinstance(players, str) else list(players)
        words = [game, "--batch", str(batch), "--players", ",".join(names)]
        if seats is not None:
            words += ["--seats", str(seats)]
        if budget is not None:
            words += ["--budget", str(budget)]
        for name, value in (options or {}).items():
            words += ["--option", f"{name}={value}"]
        if not auto_reset:
            words += ["--once"]
        self._child = Child(words, command)
        self.hello = hello = self._child.hello
        self.game, self.seats, self.options = hello["game"], hello["seats"], hello["options"]
        self.players, self.best = hello["players"], hello["best"]
        self.batch = hello["batch"]
        self.fields = {field["name"]: field for field in hello["observation"]["fields"]}
        self.observation_length = hello["observation"]["length"]
        self.actions = hello["actions"]["count"]
        self.action_kinds = hello["actions"]["kinds"]
        self._seed = seed
        self.rng = np.random.default_rng(seed)
        self._copy = copy
        most = self.batch * hello["actions"]["mostLegal"]
        rest = self.batch * (self.observation_length + self.seats + 3)
        looked = self.seats * (self.observation_length + 1 + hello["actions"]["mostLegal"])
        # A reply is read in as few steps as possible, so the buffer is longer than any.
        self._buffer = np.empty(REPLY_HEAD + 2 * max(most + rest, looked), dtype=np.uint8)
        self._parts = {}
        self._legal_at = REPLY_HEAD
        for name, dtype, shape in (
            ("observations", "<i2", (self.batch, self.observation_length)),
            ("rewards", "<i2", (self.batch, self.seats)),
            ("counts", "<u2", (self.batch,)),
            ("acting", "<u2", (self.batch,)),
            ("seats", "u1", (self.batch,)),
            ("ended", "?", (self.batch,)),
        ):
            part = np.frombuffer(self._buffer, dtype, int(np.prod(shape)), self._legal_at).reshape(shape)
            self._parts[name] = part
            self._legal_at += part.nbytes

    def reset(self, seed=None):
        """Starts all matches. One seed gives environment i the seed `seed + i`; a list gives each its own. The same seed gives the
        same matches, whatever the batch."""
        if seed is None:
            seed, self._seed = self._seed, self._seed + self.batch
        seeds = np.asarray(seed, dtype="<i8")
        if seeds.ndim == 0:
            seeds = seeds + np.arange(self.batch, dtype="<i8")
        if seeds.shape != (self.batch,):
            raise ValueError(f"{self.batch} environments need one seed or as many, not {seeds.shape}")
        self._child.send(RESET, seeds.tobytes())
        return self._moment()

    def step(self, actions):
        """Makes an action in every environment."""
        self.send(actions)
        return self._moment()

    def send(self, actions):
        """The first half of `step`: with several environments, one can compute while another is read."""
        actions = np.asarray(actions)
        if actions.shape != (self.batch,):
            raise ValueError(f"{self.batch} environments need as many actions, not {actions.shape}")
        if actions.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {actions.dtype}")
        if actions.min() < 0 or actions.max() >= self.actions:
            wrong = int(np.flatnonzero((actions < 0) | (actions >= self.actions))[0])
            raise ValueError(f"environment {wrong}: action {actions[wrong]} is none of 0 to {self.actions - 1}")
        self._child.send(STEP, actions.astype("<u2", copy=False).tobytes())

    def receive(self):
        """The second half of `step`."""
        return self._moment()

    def _moment(self):
        listed = self._child.receive(self._buffer)
        legal = np.frombuffer(self._buffer, "<u2", listed, self._legal_at)
        if not self._copy:
            return Moment(self.actions, legal=legal, **self._parts)
        return Moment(self.actions, legal=legal.copy(), **{name: part.copy() for name, part in self._parts.items()})

    def look(self, environment=0):
        """What every seat of one environment observes: (seats, length), and its legal actions: (seats, actions)."""
        self._child.send(LOOK, np.array([environment], dtype="<u4").tobytes())
        listed = self._child.receive(self._buffer)
        size = self.seats * self.observation_length
        observations = np.frombuffer(self._buffer, "<i2", size, REPLY_HEAD).reshape(self.seats, -1).copy()
        counts = np.frombuffer(self._buffer, "<u2", self.seats, REPLY_HEAD + 2 * size)
        legal = np.frombuffer(self._buffer, "<u2", listed, REPLY_HEAD + 2 * size + 2 * self.seats)
        masks = np.zeros((self.seats, self.actions), dtype=bool)
        masks[np.repeat(np.arange(self.seats), counts), legal] = True
        return observations, masks

    def why(self, seat, action, environment=0):
        """Which rule forbids a seat this action now, in words; an empty text if the action is legal. Nothing changes."""
        self._child.send(WHY, np.array([environment, seat, action], dtype="<u4").tobytes())
        return self._child.receive_text()

    def check(self, seat, action, mask):
        """Refuses an action of a seat in a single match that is not in its mask, with the rule. The match goes on."""
        if not 0 <= index(action) < self.actions:
            raise ValueError(f"action {action} of seat {seat} is none of 0 to {self.actions - 1}")
        if not mask[action]:
            raise ValueError(f"action {action} of seat {seat} is not legal: {self.why(seat, action)}")

    def field(self, observations, name):
        """The part of observations that a field names, in its shape."""
        field = self.fields[name]
        part = observations[..., field["offset"] : field["offset"] + field["length"]]
        return part.reshape(*observations.shape[:-1], *field["shape"])

    @property
    def pid(self):
        """The process that plays: it may be a child of the one that the command started."""
        return self._child.pid

    def close(self):
        self._child.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
