"""One seat of a match, against bots, in the shape of Gymnasium. Gymnasium itself need not be installed."""

import numpy as np

from .spaces import Discrete, observation_box
from .vector import ME, VectorEnv

try:
    from gymnasium import Env as _Base
except ImportError:
    _Base = object


class GymEnv(_Base):
    """A match in which your program has one seat. Legal actions are in `info["action_mask"]` and `action_masks()`."""

    metadata = {"render_modes": []}
    render_mode = None
    spec = None

    def __init__(self, game, seat=0, bots=("easy",), seats=None, **keywords):
        bots = list(bots)
        if seats is None:
            seats = len(bots) + 1 if len(bots) > 1 else 4
        bots += bots[-1:] * (seats - 1 - len(bots))
        if len(bots) != seats - 1 or not 0 <= seat < seats:
            raise ValueError(f"seat {seat} and {len(bots)} bots do not make {seats} seats")
        players = [*bots[:seat], ME, *bots[seat:]]
        self._env = VectorEnv(game, batch=1, seats=seats, players=players, auto_reset=False, **keywords)
        self.seat = seat
        self.observation_space = observation_box(self._env)
        self.action_space = Discrete(self._env.actions)
        self._rng = np.random.default_rng()
        self._now = None

    @property
    def unwrapped(self):
        return self

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._now = self._env.reset([int(self._rng.integers(2**62)) if seed is None else seed])
        return self._now.observations[0], self._info()

    def step(self, action):
        self._env.check(self.seat, action, self.action_masks())
        self._now = self._env.step([action])
        reward = float(self._now.rewards[0, self.seat])
        return self._observation(), reward, bool(self._now.ended[0]), False, self._info()

    def _observation(self):
        return self._env.look()[0][self.seat] if self._now.ended[0] else self._now.observations[0]

    def _info(self):
        return {"action_mask": self.action_masks().astype(np.int8)}

    def action_masks(self):
        """Which actions are legal."""
        if self._now is None:
            raise ValueError("no match is going on: call reset first")
        return self._now.masks[0]

    def render(self):
        return None

    def close(self):
        self._env.close()


def gym_env(game, seat=0, bots=("easy",), **keywords):
    """A match in which your program has this seat and bots the others: one name for each, or one for all."""
    return GymEnv(game, seat, bots, **keywords)
