"""The spaces of Gymnasium where it is installed; else the little of them that the environments need."""

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class _Space:
        def seed(self, seed=None):
            self._rng = np.random.default_rng(seed)
            return [seed]

        @property
        def np_random(self):
            if not hasattr(self, "_rng"):
                self.seed()
            return self._rng

        def __contains__(self, value):
            return self.contains(value)

    class Box(_Space):
        """Arrays of numbers, each between its own two."""

        def __init__(self, low, high, shape=None, dtype=np.float32):
            self.dtype = np.dtype(dtype)
            self.shape = tuple(shape) if shape is not None else np.shape(low)
            self.low = np.broadcast_to(np.asarray(low, self.dtype), self.shape)
            self.high = np.broadcast_to(np.asarray(high, self.dtype), self.shape)

        def contains(self, value):
            value = np.asarray(value)
            return (
                np.can_cast(value.dtype, self.dtype)
                and value.shape == self.shape
                and bool(np.all(value >= self.low) and np.all(value <= self.high))
            )

        def sample(self, mask=None):
            return self.np_random.integers(self.low, self.high, endpoint=True).astype(self.dtype)

    class Discrete(_Space):
        """The whole numbers from 0 to n - 1."""

        def __init__(self, n):
            self.n = int(n)
            self.shape = ()
            self.dtype = np.dtype(np.int64)

        def contains(self, value):
            return isinstance(value, (int, np.integer)) and 0 <= int(value) < self.n

        def sample(self, mask=None):
            choices = np.arange(self.n) if mask is None else np.flatnonzero(mask)
            return int(self.np_random.choice(choices)) if len(choices) else 0

    class Dict(_Space):
        """Several spaces by name."""

        def __init__(self, spaces):
            self.spaces = dict(spaces)

        def __getitem__(self, name):
            return self.spaces[name]

        def contains(self, value):
            return isinstance(value, dict) and value.keys() == self.spaces.keys() and all(
                space.contains(value[name]) for name, space in self.spaces.items()
            )

        def sample(self, mask=None):
            return {name: space.sample() for name, space in self.spaces.items()}


def observation_box(env):
    """The space of a seat's observations: each number in the range of its field."""
    low = np.concatenate([np.full(field["length"], field["min"]) for field in env.fields.values()])
    high = np.concatenate([np.full(field["length"], field["max"]) for field in env.fields.values()])
    return Box(low.astype(np.int16), high.astype(np.int16), dtype=np.int16)


def masked_space(env):
    """An observation and which actions are legal, as PettingZoo's classic games have it."""
    return Dict({"observation": observation_box(env), "action_mask": Box(0, 1, (env.actions,), np.int8)})
